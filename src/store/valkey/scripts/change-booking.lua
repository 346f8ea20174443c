-- Replaces a booking's document if it has the expected version, moving stock both ways in the same step, or does nothing.
-- KEYS  1 meta  2 booking  3 sold counts  4 what the keys of the epoch's lists begin with  5 outbox  6 this attempt
--       7 idempotency record (meta again where there is none)
-- ARGV  1 epoch  2 attempt  3 locator  4 expected version  5 status: c or x  6 changedAtMs  7 packed document
--       8 world  9 channel  10 fingerprint or ""  11 nowMs  12 expiresAtMs  13 TTL of the record under a real clock
--       14... movements
-- The list keys are built here, in the slot of the others: the booking's scope is known only once it has been read.
-- Gives {"done", version}, {"reset", epoch}, {"missing"}, {"replayed", locator}, {"conflict"}, {"notFound"},
--       {"version", actual}, {"soldOut", movement, left} or {"notSold", movement, sold}.
-- Safe to run twice: the attempt's key keeps the version that the first run made, longer than any repetition takes.
local made = redis.call("GET", KEYS[6])
if made then
  return { "done", tonumber(made) }
end
local meta = redis.call("HMGET", KEYS[1], "epoch", "revision", "clock")
local refused = epoch_refusal(meta[1], ARGV[1])
if refused then
  return refused
end
local repeated = repetition(KEYS[7], ARGV[10], ARGV[11], false)
if repeated then
  return repeated
end
local booking = redis.call("GET", KEYS[2])
if not booking then
  return { "notFound" }
end
local opener, version, status, place, scope = string.match(booking, "^(%S+) (%d+) (%a) (%x+) (%S+)\n")
if version ~= ARGV[4] then
  return { "version", tonumber(version) }
end
local refusal, moved = check_stock(KEYS[3], 14)
if refusal then
  return refusal
end

local next_version = whole(tonumber(version) + 1)
local event = change_text(ARGV[1], ARGV[3], next_version, ARGV[5], ARGV[6], scope)
local revision = whole(tonumber(meta[2]) + 1)
local list, next_list = KEYS[4] .. status .. ":" .. scope, KEYS[4] .. ARGV[5] .. ":" .. scope
function undo()
  redis.pcall("SET", KEYS[2], booking)
  redis.pcall("DEL", KEYS[6])
  move_stock_back(KEYS[3], moved)
  forget(KEYS[7], ARGV[10])
  if list ~= next_list then
    redis.pcall("ZADD", list, 0, place .. ARGV[3])
    redis.pcall("ZREM", next_list, place .. ARGV[3])
  end
  redis.pcall("XDEL", KEYS[5], revision .. "-0")
end
-- What a key's type or the user's rights can refuse comes first, and what says that it is done last.
revision = note_change(KEYS[5], revision, event, "e")
if list ~= next_list then
  redis.call("ZADD", next_list, 0, place .. ARGV[3])
  redis.call("ZREM", list, place .. ARGV[3])
end
redis.call("HSET", KEYS[1], "revision", revision)
move_stock(KEYS[3], moved)
remember(KEYS[7], meta[3], ARGV[10], ARGV[12], ARGV[3], ARGV[13])
redis.call("SET", KEYS[2], table.concat({ opener, next_version, ARGV[5], place, scope }, " ") .. "\n" .. ARGV[7])
redis.call("SET", KEYS[6], next_version, "PX", 600000)
tell_change(ARGV[9], revision, ARGV[8], event, "b")
return { "done", tonumber(next_version) }
