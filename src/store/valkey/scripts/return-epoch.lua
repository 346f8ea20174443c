-- Gives back the number of an epoch that an import staged and that has been removed again.
-- KEYS  1 meta  2 epochs
-- ARGV  1 staged epoch
-- Gives 1 if the number was given back, else 0.
-- Safe to run twice: only the number given out last goes back, and never the world's own.
if redis.call("GET", KEYS[2]) ~= ARGV[1] or redis.call("HGET", KEYS[1], "epoch") == ARGV[1] then
  return 0
end
redis.call("DECR", KEYS[2])
return 1
