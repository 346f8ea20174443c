-- Puts a world's name in the registry, which lies in a slot of its own, before the world is made.
-- KEYS  1 registry
-- ARGV  1 world  2 how many worlds there may be
-- Gives 1, or 0 where the registry is full.
-- Safe to run twice: a set holds a name once.
if redis.call("SISMEMBER", KEYS[1], ARGV[1]) == 1 then
  return 1
end
if redis.call("SCARD", KEYS[1]) >= tonumber(ARGV[2]) then
  return 0
end
redis.call("SADD", KEYS[1], ARGV[1])
return 1
