-- Counts the world's locator numbers up, for as many callers as wait in one process.
-- KEYS  1 meta
-- ARGV  1 epoch  2 how many
-- Gives {"done", the first number taken}, {"reset", epoch} or {"missing"}.
-- Safe to run twice: the second run leaves a gap, and no number is ever given twice.
local refused = epoch_refusal(redis.call("HGET", KEYS[1], "epoch"), ARGV[1])
if refused then
  return refused
end
return { "done", redis.call("HINCRBY", KEYS[1], "locators", ARGV[2]) - tonumber(ARGV[2]) }
