-- Makes a world that is already in the registry.
-- KEYS  1 meta  2 epochs
-- ARGV  1 attempt  2 createdAtMs  3-7 facts  8-9 birth
-- Gives {"made", world} or {"exists"}.
-- Safe to run twice: the world keeps the attempt that made it.
local maker = redis.call("HGET", KEYS[1], "madeBy")
if maker and maker ~= ARGV[1] then
  return { "exists" }
end
if not maker then
  make_world(KEYS[1], KEYS[2], ARGV[1], ARGV[2], 3, 8)
end
return { "made", read_world(KEYS[1]) }
