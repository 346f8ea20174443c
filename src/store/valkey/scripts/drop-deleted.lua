-- Forgets a deleted world of which nothing is left, if it was not noted again meanwhile.
-- KEYS  1 deleted worlds
-- ARGV  1 world  2 the instant that it was noted with
-- Gives 1, or 0 if it was noted again, or is forgotten already.
-- Safe to run twice: it only removes.
if redis.call("ZSCORE", KEYS[1], ARGV[1]) ~= ARGV[2] then
  return 0
end
return redis.call("ZREM", KEYS[1], ARGV[1])
