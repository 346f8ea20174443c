-- Part of every script of sessions. A session is one HASH: created, last, calls, client, initialize, subscriptions,
-- streams (not there before the first), expires (in real time) and attempts (the last few that used it). The epoch's ZSET of sessions orders them by their
-- last use, the one idle for longest first: its scores count uses, so that those of one instant have an order too.

-- Room for some hundred and fifty attempts; when it is full the older half is forgotten.
local MOST_ATTEMPT_BYTES = 2048
local REMOVED_AT_ONCE = 50

-- "s <world> <session>": a session has gone. "u <world> <session>": its subscriptions have changed.
-- "t <world> <session> <number>": a stream to its client was opened.
local function tell_presence(channel, letter, world, id)
  redis.pcall("PUBLISH", channel, letter .. " " .. world .. " " .. id)
end

-- The key of a session of the epoch, and that of the epoch's ZSET; `base` is what all keys of the world begin with.
local function session_keys(base, epoch, id)
  return base .. epoch .. ":session:" .. id, base .. epoch .. ":sessions"
end

local function is_live(key, now_ms)
  local expires_at_ms = redis.call("HGET", key, "expires")
  return expires_at_ms and tonumber(expires_at_ms) > tonumber(now_ms)
end

-- What makes a new session live comes last.
local function slide(meta_key, key, all_key, id, expires_at_ms)
  redis.call("ZADD", all_key, redis.call("HINCRBY", meta_key, "uses", 1), id)
  redis.call("HSET", key, "expires", expires_at_ms)
end

-- Removes sessions that are over and, above the limit, those that have been idle for longest, of which others are told.
local function make_room(base, all_key, epoch, most, now_ms, channel, world)
  for _ = 1, REMOVED_AT_ONCE do
    local id = redis.call("ZRANGE", all_key, 0, 0)[1]
    if not id then
      return
    end
    local key = session_keys(base, epoch, id)
    local live = is_live(key, now_ms)
    if live and redis.call("ZCARD", all_key) <= tonumber(most) then
      return
    end
    redis.call("DEL", key)
    redis.call("ZREM", all_key, id)
    if live then
      tell_presence(channel, "s", world, id)
    end
  end
end

local function make_session(key, attempt, world_now_ms, client, initialize)
  redis.call("DEL", key)
  redis.call(
    "HSET", key,
    "created", world_now_ms, "last", world_now_ms, "calls", 0, "client", client,
    "initialize", initialize, "subscriptions", " ", "attempts", " " .. attempt .. " "
  )
end

-- Whether the session has been used by this attempt before. One that was not made to its end has not.
local function is_repeated(key, attempt)
  local session = redis.call("HMGET", key, "attempts", "expires")
  return session[1] and session[2] and string.find(session[1], " " .. attempt .. " ", 1, true)
end

local function note_attempt(key, attempt)
  local attempts = redis.call("HGET", key, "attempts") .. attempt .. " "
  if #attempts > MOST_ATTEMPT_BYTES then
    local cut = string.find(attempts, " ", MOST_ATTEMPT_BYTES / 2, true)
    attempts = string.sub(attempts, cut)
  end
  redis.call("HSET", key, "attempts", attempts)
end

local function read_session(key)
  return redis.call("HMGET", key, "created", "last", "calls", "client", "initialize", "subscriptions", "streams")
end
