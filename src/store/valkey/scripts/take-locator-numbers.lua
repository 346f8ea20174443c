-- Counts the world's locator numbers up, for as many callers as wait in one process.
-- KEYS  1 meta
-- ARGV  1 epoch  2 how many  3 life: the store's mark and the run of Valkey  4 the life that the world may be brought over from,
--       "" for none yet, or "-"  5 the number from which it goes on then, or "" for where it is
-- Gives {"done", the first number taken}, {"life", the world's own} where it is in neither, {"reset", epoch} or {"missing"}.
-- Safe to run twice: the second run leaves a gap, and no number is ever given twice in a life.
local meta = redis.call("HMGET", KEYS[1], "epoch", "life")
local refused = epoch_refusal(meta[1], ARGV[1])
if refused then
  return refused
end
local life = meta[2] or ""
if life ~= ARGV[3] then
  if life ~= ARGV[4] then
    return { "life", life }
  end
  -- With one command, so that no world is in a life whose place it is not at.
  if ARGV[5] == "" then
    redis.call("HSET", KEYS[1], "life", ARGV[3])
  else
    redis.call("HSET", KEYS[1], "life", ARGV[3], "locators", ARGV[5])
  end
end
return { "done", redis.call("HINCRBY", KEYS[1], "locators", ARGV[2]) - tonumber(ARGV[2]) }
