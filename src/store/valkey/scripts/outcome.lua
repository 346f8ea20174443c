-- Part of every script that writes, before all others: tells, when a script fails, whether it had written anything by then.
-- What a script has written stays when it fails, so the caller may be told that nothing happened only where it says so.
-- The scripts' "redis" is the one made here: each command of theirs that may raise an error goes through it. What goes through
-- pcall may fail unheard, and counts as nothing written: a message to others, or what takes a write back.
local server = redis
local redis = { pcall = server.pcall }
local has_written = false

-- Takes back what the script has written, as far as Valkey lets it, so that it can be run again. A script that counts sets it.
local undo = nil

-- Commands that leave everything as it is. One that is not named here counts as a write.
local READS = {
  EXISTS = true, GET = true, GETRANGE = true, HEXISTS = true, HGET = true, HGETALL = true, HKEYS = true, HLEN = true,
  HMGET = true, SCARD = true, SISMEMBER = true, SRANDMEMBER = true, TIME = true, XINFO = true, ZCARD = true, ZRANGE = true,
  ZSCORE = true,
}

-- A command that fails has written nothing. After the first that has written there is no more to find out.
function redis.call(command, ...)
  local reply = server.call(command, ...)
  if not READS[command] then
    has_written = true
    redis.call = server.call
  end
  return reply
end

-- The text of what pcall has caught: a command's error begins with its code, one of Lua's own with its place.
local function reason_of(caught)
  local reason = type(caught) == "table" and caught.err or tostring(caught)
  return string.find(reason, "^%u+ ") and reason or "ERR " .. reason
end

-- What the script gives, or an error: one that begins with PARTLY if something had been written.
local function tell(script)
  local is_done, result = pcall(script)
  if is_done then
    return result
  end
  if has_written and undo then
    undo()
  end
  return { err = (has_written and "PARTLY " or "") .. reason_of(result) }
end
