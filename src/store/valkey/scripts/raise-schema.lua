-- Raises the version of the store, where it is the one that is expected.
-- KEYS  1 schema
-- ARGV  1 the version expected  2 the version from now on
-- Gives the version that is there afterwards.
-- Safe to run twice: the second run finds the later version, and leaves it.
if redis.call("GET", KEYS[1]) == ARGV[1] then
  redis.call("SET", KEYS[1], ARGV[2])
end
return redis.call("GET", KEYS[1])
