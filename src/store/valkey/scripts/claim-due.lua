-- Leases out what is due in a queue, those due first before others, and of one instant those made first.
-- KEYS  1 meta  2 what all keys of the world begin with  3 this attempt
-- ARGV  1 epoch  2 queue  3 the queue's nowMs  4 real nowMs  5 the lease's end in real time  6 its length  7 how many at most
-- The dossiers' keys are built here, in the slot of the others: the queue says which they are.
-- Gives {"done", {collection and id, head, document, ...}}, {"reset", epoch} or {"missing"}.
-- A lease that has ended is none any more: what was leased is due again, at the instant at which it was.
-- Safe to run twice: for as long as the lease lasts, the attempt's key tells what was given out. It is given again where
-- nobody else has claimed or written it since, which the version tells.
local meta = redis.call("HMGET", KEYS[1], "epoch", "dossierWrites")
local refused = epoch_refusal(meta[1], ARGV[1])
if refused then
  return refused
end
local base = KEYS[2] .. ARGV[1] .. ":"
local claimed = {}
local function give(place, head, document)
  claimed[#claimed + 1] = string.sub(place, 12)
  claimed[#claimed + 1] = head
  claimed[#claimed + 1] = document
end

local given = redis.call("GET", KEYS[3])
if given then
  for place, version in string.gmatch(given, "(%S+ %S+) (%d+)\n") do
    local found = redis.call("HMGET", key_of_place(base, place), "h", "d")
    if found[1] and string.match(found[1], "^%d+") == version then
      give(place, found[1], found[2])
    end
  end
  return { "done", claimed }
end

function undo()
  take_back()
end
local due, leased = due_key(base, ARGV[2]), leased_key(base, ARGV[2])
local over = redis.call("ZRANGE", leased, "-inf", ARGV[4], "BYSCORE", "WITHSCORES")
for at = 1, #over, 2 do
  local place = over[at]
  local dossier = read_head(redis.call("HGET", key_of_place(base, place), "h"))
  write({ "ZADD", leased, over[at + 1], place }, "ZREM", leased, place)
  write({ "ZREM", due, place }, "ZADD", due, dossier.at_ms, place)
end
local gives = {}
for _, place in ipairs(redis.call("ZRANGE", due, "-inf", ARGV[3], "BYSCORE", "LIMIT", 0, ARGV[7])) do
  local key = key_of_place(base, place)
  local found = redis.call("HMGET", key, "h", "d")
  local dossier = read_head(found[1])
  dossier.version = dossier.version + 1
  dossier.claims = dossier.claims + 1
  local head = head_text(dossier)
  write({ "ZADD", due, dossier.at_ms, place }, "ZREM", due, place)
  write({ "ZREM", leased, place }, "ZADD", leased, ARGV[5], place)
  write({ "HSET", key, "h", found[1] }, "HSET", key, "h", head)
  give(place, head, found[2])
  gives[#gives + 1] = place .. " " .. whole(dossier.version) .. "\n"
end
if #gives > 0 then
  local writes = tonumber(meta[2] or 0)
  write({ "HSET", KEYS[1], "dossierWrites", whole(writes) }, "HSET", KEYS[1], "dossierWrites", whole(writes + 1))
  redis.call("SET", KEYS[3], table.concat(gives), "PX", ARGV[6])
end
return { "done", claimed }
