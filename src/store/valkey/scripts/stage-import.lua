-- Keeps lines of a world that is being imported, under an epoch that nobody reads yet.
-- KEYS  1 meta  2 what all keys of the world begin with
-- ARGV  1 staged epoch  2 the epoch that the world had when the import began, or ""
--       3... lines, each a letter and its fields:
--         k, stock key, sold                        b, locator, place, status, scope, stored booking
--         d, collection, id, head, document         n, series, last number
--         w, idempotency key, record, TTL in ms     s, session id, use count, then eight names and values
-- The keys are built here, in the slot of the others: there is one for each line.
-- Gives 1, or 0 if the world is no longer what it was.
-- Safe to run twice: each line is kept under its own key.
local epoch = redis.call("HGET", KEYS[1], "epoch") or ""
if epoch ~= ARGV[2] then
  return 0
end
local base = KEYS[2] .. ARGV[1] .. ":"

-- Of a group the one that entered first has its turn, in whichever order they come.
local function wait(place, dossier)
  local due = due_key(base, dossier.queue)
  local first = { place }
  if dossier.group ~= NONE then
    local group = group_key(base, dossier)
    redis.call("ZADD", group, dossier.entered, place)
    first = redis.call("ZRANGE", group, 0, 1)
  end
  if first[1] ~= place then
    return
  end
  redis.call("ZADD", due, dossier.at_ms, place)
  if first[2] then
    redis.call("ZREM", due, first[2])
  end
end

local function keep_dossier(collection, id, head, document)
  local dossier = read_head(head)
  local name = collection .. " " .. id
  local all = base .. "dossiers:" .. collection
  redis.call("HSET", key_of(base, name), "h", head, "d", document)
  redis.call("SADD", base .. "collections", collection)
  redis.call("ZADD", all, dossier.sequence, id)
  for list in string.gmatch(dossier.lists, " %S+") do
    redis.call("ZADD", all .. list, dossier.sequence, id)
  end
  if dossier.queue ~= NONE then
    wait(place_of(dossier, name), dossier)
  end
end

local at = 3
while at <= #ARGV do
  local letter = ARGV[at]
  if letter == "k" then
    redis.call("HSET", base .. "sold", ARGV[at + 1], ARGV[at + 2])
    at = at + 3
  elseif letter == "b" then
    redis.call("SET", base .. "booking:" .. ARGV[at + 1], ARGV[at + 5])
    redis.call("ZADD", base .. "list:" .. ARGV[at + 3] .. ":" .. ARGV[at + 4], 0, ARGV[at + 2] .. ARGV[at + 1])
    redis.call("SADD", base .. "scopes", ARGV[at + 4])
    at = at + 6
  elseif letter == "d" then
    keep_dossier(ARGV[at + 1], ARGV[at + 2], ARGV[at + 3], ARGV[at + 4])
    at = at + 5
  elseif letter == "n" then
    redis.call("HSET", base .. "numbers", ARGV[at + 1], ARGV[at + 2])
    at = at + 3
  elseif letter == "w" then
    redis.call("SET", base .. "record:" .. ARGV[at + 1], ARGV[at + 2], "PX", ARGV[at + 3])
    at = at + 4
  else
    local key = base .. "session:" .. ARGV[at + 1]
    for field = at + 3, at + 17, 2 do
      redis.call("HSET", key, ARGV[field], ARGV[field + 1])
    end
    redis.call("ZADD", base .. "sessions", ARGV[at + 2], ARGV[at + 1])
    at = at + 19
  end
end
return 1
