-- Removes a part of what an epoch that is over has left behind.
-- KEYS  1 meta  2 what all keys of the world begin with
-- ARGV  1 epoch  2 how many bookings, sessions, memos or dossiers at most
-- The keys are built here, in the slot of the others: the epoch's own indexes say which they are. Idempotency records
-- are not among them; they go by their TTL.
-- Gives 1 if something may be left, 0 if not.
-- Safe to run twice: it removes, and only from an epoch that the world has left.
local meta = redis.call("HMGET", KEYS[1], "epoch", "swept", "over")
if meta[1] == ARGV[1] then
  return 0
end
local base = KEYS[2] .. ARGV[1]
local budget = tonumber(ARGV[2])
-- A scan that begins anew each time finds no more in a large set once those at its beginning are removed.
local scopes = redis.call("SRANDMEMBER", base .. ":scopes", 10)
for _, scope in ipairs(scopes) do
  for _, status in ipairs({ "c", "x" }) do
    local list = base .. ":list:" .. status .. ":" .. scope
    local members = redis.call("ZRANGE", list, 0, budget - 1)
    for _, member in ipairs(members) do
      redis.call("UNLINK", base .. ":booking:" .. string.sub(member, 26))
    end
    if #members > 0 then
      redis.call("ZREMRANGEBYRANK", list, 0, #members - 1)
    end
    budget = budget - #members
    if budget <= 0 then
      return 1
    end
  end
  redis.call("SREM", base .. ":scopes", scope)
end
if redis.call("EXISTS", base .. ":scopes") == 1 then
  return 1
end
local sessions = redis.call("ZRANGE", base .. ":sessions", 0, budget - 1)
for _, id in ipairs(sessions) do
  redis.call("UNLINK", base .. ":session:" .. id)
  redis.call("ZREM", base .. ":sessions", id)
end
if #sessions >= budget then
  return 1
end
budget = budget - #sessions
local memos = redis.call("ZRANGE", base .. ":memos", 0, budget - 1)
for _, name in ipairs(memos) do
  redis.call("UNLINK", base .. ":memo:" .. name)
  redis.call("ZREM", base .. ":memos", name)
end
if #memos >= budget then
  return 1
end
budget = budget - #memos
-- A dossier goes after what it stands in: then it is still there for a sweep that was broken off.
for _, collection in ipairs(redis.call("SRANDMEMBER", base .. ":collections", 10)) do
  local all = base .. ":dossiers:" .. collection
  local ids = redis.call("ZRANGE", all, 0, budget - 1)
  for _, id in ipairs(ids) do
    local key = base .. ":dossier:" .. collection .. " " .. id
    local head = redis.call("HGET", key, "h")
    if head then
      local dossier = read_head(head)
      for list in string.gmatch(dossier.lists, " %S+") do
        redis.call("UNLINK", all .. list)
      end
      local queue = dossier.queue
      redis.call(
        "UNLINK", base .. ":due:" .. queue, base .. ":leased:" .. queue, base .. ":group:" .. queue .. " " .. dossier.group
      )
    end
    redis.call("UNLINK", key)
    redis.call("ZREM", all, id)
  end
  budget = budget - #ids
  if budget <= 0 then
    return 1
  end
  redis.call("SREM", base .. ":collections", collection)
end
if redis.call("EXISTS", base .. ":collections") == 1 then
  return 1
end
redis.call("UNLINK", base .. ":sold", base .. ":numbers")
-- What an import has staged is not over: its number may be given out again.
local is_over = tonumber(ARGV[1]) < tonumber(meta[1] or 0) or tonumber(ARGV[1]) <= tonumber(meta[3] or 0)
if is_over and tonumber(meta[2]) + 1 == tonumber(ARGV[1]) then
  redis.call("HSET", KEYS[1], "swept", ARGV[1])
end
return 0
