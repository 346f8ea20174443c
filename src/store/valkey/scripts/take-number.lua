-- The next number of a series.
-- KEYS  1 meta  2 numbers
-- ARGV  1 epoch  2 series
-- Gives {"done", number}, {"reset", epoch} or {"missing"}.
-- Safe to run twice: the second run leaves a gap.
local meta = redis.call("HMGET", KEYS[1], "epoch", "dossierWrites")
local refused = epoch_refusal(meta[1], ARGV[1])
if refused then
  return refused
end
-- An export that is under way tells by this that something has changed.
redis.call("HINCRBY", KEYS[1], "dossierWrites", 1)
return { "done", redis.call("HINCRBY", KEYS[2], ARGV[2], 1) }
