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
local repeated = repetition(KEYS[7], ARGV[10], ARGV[11], false)
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
local member = ARGV[6] .. string.format("%011x", sequence) .. ARGV[3]
local booking = ARGV[2] .. " 1 c " .. string.sub(member, 1, 25) .. " " .. ARGV[4] .. "\n" .. ARGV[7]
local event = change_text(ARGV[1], ARGV[3], 1, "c", ARGV[5], ARGV[4])
local counted = whole(tonumber(meta[3]) + 1)
local revision = whole(tonumber(meta[5]) + 1)
function undo()
  redis.pcall("DEL", KEYS[2])
  move_stock_back(KEYS[3], moved)
  forget(KEYS[7], ARGV[10])
  redis.pcall("HSET", KEYS[1], "bookings", meta[3], "sequence", meta[4])
  redis.pcall("ZREM", KEYS[4], member)
  redis.pcall("XDEL", KEYS[6], revision .. "-0")
end
-- What a key's type or the user's rights can refuse comes first, and what says that it is done last.
revision = note_change(KEYS[6], revision, event, "e")
redis.call("SADD", KEYS[5], ARGV[4])
redis.call("ZADD", KEYS[4], 0, member)
redis.call("HSET", KEYS[1], "bookings", counted, "sequence", whole(sequence + 1), "revision", revision)
move_stock(KEYS[3], moved)
remember(KEYS[7], meta[6], ARGV[10], ARGV[12], ARGV[3], ARGV[13])
redis.call("SET", KEYS[2], booking)
tell_change(ARGV[9], revision, ARGV[8], event, "b")
return { "done" }
