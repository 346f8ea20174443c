-- Makes, replaces and removes dossiers with their places in lists and queues, moving stock in the same step, or does nothing.
-- KEYS  1 meta  2 what all keys of the world begin with  3 sold counts  4 outbox  5 this attempt
--       6 idempotency record (meta again where there is none)
-- ARGV  1 epoch  2 atMs  3 world  4 channel  5 fingerprint or ""  6 nowMs  7 expiresAtMs  8 TTL of the record under a real clock
--       9 packed answer  10 number of writes, then each write: collection, id, "new", "any" or the expected version,
--       "keep" or "remove", packed document, queue, atMs, group, topic, scope, lists, each with a space before it;
--       then the movements of stock
-- The dossiers' keys are built here, in the slot of the others: where they stand is known only once they have been read.
-- Gives {"done", version, ...}, {"reset", epoch}, {"missing"}, {"replayed", "{}", answer}, {"conflict"},
--       {"version", write, actual or ""}, {"full", limit}, {"soldOut", movement, left} or {"notSold", movement, sold}.
-- Safe to run twice: the attempt's key keeps the versions that the first run gave, longer than any repetition takes.
local FIELDS = 11
local made = redis.call("GET", KEYS[5])
if made then
  local done = { "done" }
  for version in string.gmatch(made, "%d+") do
    done[#done + 1] = tonumber(version)
  end
  return done
end
local meta = redis.call(
  "HMGET", KEYS[1], "epoch", "mostBookings", "dossiers", "filed", "waiting", "revision", "dossierWrites", "clock"
)
local refused = epoch_refusal(meta[1], ARGV[1])
if refused then
  return refused
end
local repeated = repetition(KEYS[6], ARGV[5], ARGV[6], true)
if repeated then
  return repeated
end

local base = KEYS[2] .. ARGV[1] .. ":"
local count = tonumber(ARGV[10])
local changes = {}
local versions = {}
local events = {}
local queues = {}
local present, filed, waiting = tonumber(meta[3] or 0), tonumber(meta[4] or 0), tonumber(meta[5] or 0)
local added = 0

local function take()
  filed = filed + 1
  return filed - 1
end

local function note_queue(queue)
  if not queues[queue] then
    queues[queue] = true
    queues[#queues + 1] = queue
  end
end

for index = 1, count do
  local at = 11 + (index - 1) * FIELDS
  local name = ARGV[at] .. " " .. ARGV[at + 1]
  local found = redis.call("HMGET", key_of(base, name), "h", "d")
  local before = found[1] and read_head(found[1])
  local expected = ARGV[at + 2]
  if expected ~= "any" and expected ~= (before and whole(before.version) or "new") then
    return { "version", index - 1, before and before.version or "" }
  end
  changes[index] = { at = at, name = name, before = before, head = found[1], document = found[2] }
end
for index, change in ipairs(changes) do
  local at, before = change.at, change.before
  local version = 0
  if ARGV[at + 3] == "keep" then
    local sequence = before and before.sequence or take()
    local queue, group, entered = ARGV[at + 5], ARGV[at + 7], "0"
    change.is_staying = before and group ~= NONE and before.queue == queue and before.group == group
    if change.is_staying then
      entered = before.entered
    elseif group ~= NONE then
      entered = whole(before and take() or sequence)
    end
    version = (before and before.version or 0) + 1
    change.after = {
      version = version, sequence = sequence, claims = 0,
      queue = queue, at_ms = ARGV[at + 6], group = group, entered = entered, lists = ARGV[at + 10],
    }
  end
  versions[index] = version
  local after = change.after
  added = added + (after and 1 or 0) - (before and 1 or 0)
  waiting = waiting + (after and after.queue ~= NONE and 1 or 0) - (before and before.queue ~= NONE and 1 or 0)
  if (before or after) and ARGV[at + 8] ~= NONE then
    events[#events + 1] = table.concat({
      ARGV[1], ARGV[at], ARGV[at + 1], whole(version), ARGV[2], ARGV[at + 8], ARGV[at + 9],
    }, " ")
  end
  if after and after.queue ~= NONE then
    note_queue(after.queue)
  end
  if before and before.group ~= NONE then
    note_queue(before.queue)
  end
end
if added > 0 and present + added > tonumber(meta[2]) then
  return { "full", meta[2] }
end
local refusal, moved = check_stock(KEYS[3], 11 + count * FIELDS)
if refusal then
  return refusal
end

function undo()
  take_back()
  move_stock_back(KEYS[3], moved)
  forget(KEYS[6], ARGV[5])
end
-- What state can refuse comes first, and what says that it is done last.
local revision = tonumber(meta[6])
local revisions = {}
for index, event in ipairs(events) do
  revision = tonumber(note_change(KEYS[4], whole(revision + 1), event, "d"))
  revisions[index] = whole(revision)
  note({ "XDEL", KEYS[4], whole(revision) .. "-0" })
end

for _, change in ipairs(changes) do
  local before, after, name = change.before, change.after, change.name
  local collection, id = ARGV[change.at], ARGV[change.at + 1]
  local key = key_of(base, name)
  local place = (before or after) and place_of(before or after, name)
  if after and not before then
    redis.call("SADD", base .. "collections", collection)
  end
  change_lists(base .. "dossiers:" .. collection, id, before, after)
  if before and before.queue ~= NONE then
    leave_queue(base, before, place, change.is_staying)
  end
  if after then
    local back = before and { "HSET", key, "h", change.head, "d", change.document } or { "DEL", key }
    write(back, "HSET", key, "h", head_text(after), "d", ARGV[change.at + 4])
    if after.queue ~= NONE then
      enter_queue(base, after, place, change.is_staying)
    end
  elseif before then
    write({ "HSET", key, "h", change.head, "d", change.document }, "DEL", key)
  end
end
move_stock(KEYS[3], moved)
write(
  {
    "HSET", KEYS[1], "dossiers", meta[3] or 0, "filed", meta[4] or 0, "waiting", meta[5] or 0,
    "dossierWrites", meta[7] or 0, "revision", meta[6],
  },
  "HSET", KEYS[1], "dossiers", whole(present + added), "filed", whole(filed), "waiting", whole(waiting),
  "dossierWrites", whole(tonumber(meta[7] or 0) + 1), "revision", whole(revision)
)
remember(KEYS[6], meta[8], ARGV[5], ARGV[7], NONE .. "\n" .. ARGV[9], ARGV[8])
redis.call("SET", KEYS[5], table.concat(versions, " "), "PX", 600000)
for index, event in ipairs(events) do
  tell_change(ARGV[4], revisions[index], ARGV[3], event, "d")
end
for _, queue in ipairs(queues) do
  redis.pcall("PUBLISH", ARGV[4], "q " .. ARGV[3] .. " " .. queue)
end
local done = { "done" }
for index = 1, count do
  done[index + 1] = versions[index]
end
return done
