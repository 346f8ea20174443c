-- Part of every script of sessions. A session is one HASH: created, last, calls, client, initialize, subscriptions,
-- streams (not there before the first), expires (in real time), attempts (the last few that used it) and held (see below).
-- The epoch's ZSET of sessions orders them by their last use, the one idle for longest first: its scores count uses, so that
-- those of one instant have an order too.
-- A session that a client has begun (it has an initialize) or booked in is held: no other pushes it out. The score of a held
-- one is higher than those of all others by HELD. A session may be one of them and not have its score yet: one that has
-- booked since its last use, and one that an earlier version used, which knows nothing of this. It gets it when it would have to go.

-- Room for some hundred and fifty attempts; when it is full the older half is forgotten.
local MOST_ATTEMPT_BYTES = 2048
local REMOVED_AT_ONCE = 50
-- 2^52: a score is whole up to 2^53.
local HELD = "4503599627370496"

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

local function read_session(key)
  return redis.call(
    "HMGET", key, "created", "last", "calls", "client", "initialize", "subscriptions", "streams", "held"
  )
end

-- `session` is what read_session gave, whose last member is not shown. What makes a new session live comes last.
local function slide(meta_key, key, all_key, id, expires_at_ms, session)
  local use = redis.call("HINCRBY", meta_key, "uses", 1)
  local is_held = session[8] or (session[5] and session[5] ~= "")
  redis.call("ZADD", all_key, is_held and string.format("%.0f", HELD + use) or use, id)
  redis.call("HSET", key, "expires", expires_at_ms)
end

local function has_booked(base, epoch, id)
  local list = base .. epoch .. ":list:"
  return redis.call("EXISTS", list .. "c:" .. id, list .. "x:" .. id) > 0
end

local function is_begun(key)
  local initialize = redis.call("HGET", key, "initialize")
  return initialize and initialize ~= ""
end

local function hold(key, all_key, id)
  redis.call("HSET", key, "held", 1)
  redis.call("ZINCRBY", all_key, HELD, id)
end

-- Of the sessions with scores from one to another, the one idle for longest; nil if there is none.
local function idle_longest(all_key, from, to)
  return redis.call("ZRANGE", all_key, from, to, "BYSCORE", "LIMIT", 0, 1)[1]
end

-- The session, if there is one and it is over.
local function if_over(base, epoch, id, now_ms)
  return id and not is_live(session_keys(base, epoch, id), now_ms) and id
end

-- Removes sessions that are over and, above the limit, the one idle for longest, of which others are told: a held one only if
-- all are. The session in use goes as well where all others are held and it is not.
local function make_room(base, all_key, epoch, most, now_ms, channel, world, in_use)
  for _ = 1, REMOVED_AT_ONCE do
    local passing = idle_longest(all_key, "-inf", "(" .. HELD)
    local held = idle_longest(all_key, HELD, "+inf")
    local ended = if_over(base, epoch, passing, now_ms) or if_over(base, epoch, held, now_ms)
    if not ended and redis.call("ZCARD", all_key) <= tonumber(most) then
      return
    end
    local id = ended or passing or held
    if not id then
      return
    end
    local key = session_keys(base, epoch, id)
    if id == passing and not ended and (is_begun(key) or has_booked(base, epoch, id)) then
      hold(key, all_key, id)
    else
      redis.call("DEL", key)
      redis.call("ZREM", all_key, id)
      if not ended and id ~= in_use then
        tell_presence(channel, "s", world, id)
      end
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
