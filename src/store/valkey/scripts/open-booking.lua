-- Sells all claims and keeps a new booking with its list entry, outbox event and idempotency record, or does nothing.
-- KEYS  1 meta  2 booking  3 sold counts  4 list of the scope's confirmed bookings  5 scopes  6 outbox
--       7 idempotency record (meta again where there is none)
-- ARGV  1 epoch  2 attempt  3 locator  4 scope  5 createdAtMs  6 the same in 14 hex digits  7 packed document
--       8 world  9 channel  10 fingerprint or ""  11 nowMs  12 expiresAtMs  13 TTL of the record under a real clock
--       14... movements
-- Gives {"done"}, {"reset", epoch}, {"missing"}, {"replayed", locator}, {"conflict"}, {"taken"}, {"full", limit},
--       {"soldOut", movement, left} or {"notSold", movement, sold}.
-- Safe to run twice: the booking keeps the attempt that opened it, so the second run finds its own booking and says done.
local header = redis.call("GETRANGE", KEYS[2], 0, #ARGV[2])
if header == ARGV[2] .. " " then
  return { "done" }
end
local meta = redis.call("HMGET", KEYS[1], "epoch", "mostBookings", "bookings", "sequence", "revision", "clock")
local refused = epoch_refusal(meta[1], ARGV[1])
if refused then
  return refused
end
local repeated = repetition(KEYS[7], ARGV[10], ARGV[11])
if repeated then
  return repeated
end
if header ~= "" then
  return { "taken" }
end
if tonumber(meta[3]) >= tonumber(meta[2]) then
  return { "full", meta[2] }
end
local refusal, moved = check_stock(KEYS[3], 14)
if refusal then
  return refusal
end

local sequence = tonumber(meta[4])
local revision = whole(tonumber(meta[5]) + 1)
local place = ARGV[6] .. string.format("%011x", sequence)
move_stock(KEYS[3], moved)
redis.call("SET", KEYS[2], ARGV[2] .. " 1 c " .. place .. " " .. ARGV[4] .. "\n" .. ARGV[7])
redis.call("ZADD", KEYS[4], 0, place .. ARGV[3])
redis.call("SADD", KEYS[5], ARGV[4])
redis.call(
  "HSET", KEYS[1],
  "bookings", whole(tonumber(meta[3]) + 1), "sequence", whole(sequence + 1), "revision", revision
)
remember(KEYS[7], meta[6], ARGV[10], ARGV[12], ARGV[3], ARGV[13])
tell_change(KEYS[6], ARGV[9], revision, ARGV[8], ARGV[1], ARGV[3], 1, "c", ARGV[5], ARGV[4])
return { "done" }
