-- Makes a staged epoch the world's present one, which shows all of the imported lines at once.
-- KEYS  1 meta  2 what all keys of the world begin with
-- ARGV  1 staged epoch  2 the epoch that the world had when the import began, or ""  3 attempt  4 createdAtMs  5-9 facts
--       10 bookings  11 sequence  12 locators  13 uses  14 world  15 channel  16 "replace" or ""
--       17 dossiers  18 their sequence  19 how many of them wait
-- Gives {"done"}, {"changed"} if the world is no longer what it was, or {"exists", bookings} if it has bookings or dossiers that stay.
-- The world's numbers belong to no life then: the next that is taken decides whether they go on where the lines end.
-- Safe to run twice: a world that already has the staged epoch is done.
local meta = redis.call("HMGET", KEYS[1], "epoch", "bookings", "over", "dossiers")
if meta[1] == ARGV[1] then
  return { "done" }
end
if (meta[1] or "") ~= ARGV[2] or tonumber(meta[3] or 0) >= tonumber(ARGV[1]) then
  return { "changed" }
end
if ARGV[16] == "" and tonumber(meta[2] or 0) + tonumber(meta[4] or 0) > 0 then
  return { "exists", tonumber(meta[2]) }
end
if not meta[1] then
  redis.call("HSET", KEYS[1], "madeBy", ARGV[3])
  redis.call("HSETNX", KEYS[1], "revision", 0)
  redis.call("HSETNX", KEYS[1], "swept", 0)
end
redis.call("HDEL", KEYS[1], "life")
redis.call(
  "HSET", KEYS[1],
  "epoch", ARGV[1], "createdAtMs", ARGV[4], "seed", ARGV[5], "clock", ARGV[6],
  "mostBookings", ARGV[7], "mostSessions", ARGV[8], "contractVersion", ARGV[9],
  "bookings", ARGV[10], "sequence", ARGV[11], "locators", ARGV[12], "uses", ARGV[13],
  "dossiers", ARGV[17], "filed", ARGV[18], "waiting", ARGV[19]
)
if meta[1] then
  redis.pcall("PUBLISH", ARGV[15], "r " .. ARGV[14] .. " " .. ARGV[1])
end
return { "done" }
