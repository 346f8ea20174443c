-- Gives back the number of an epoch that an import staged and that has been removed again.
-- KEYS  1 meta  2 epochs  3 this attempt
-- ARGV  1 staged epoch
-- Gives 1 if the number was given back, else 0.
-- Safe to run twice: the attempt's key tells that the first run has given it back, for by now another import may have it.
-- Only the number given out last goes back, and never the world's own.
if redis.call("EXISTS", KEYS[3]) == 1 then
  return 1
end
if redis.call("GET", KEYS[2]) ~= ARGV[1] or redis.call("HGET", KEYS[1], "epoch") == ARGV[1] then
  return 0
end
redis.call("DECR", KEYS[2])
redis.call("SET", KEYS[3], 1, "PX", 600000)
return 1
