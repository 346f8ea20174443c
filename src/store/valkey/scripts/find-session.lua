-- A live session of the world's present epoch, its expiry slid.
-- KEYS  1 meta  2 what all keys of the world begin with
-- ARGV  1 session id  2 real nowMs  3 expiresAtMs
-- Gives {world, session}, or nil.
-- Safe to run twice: the expiry is set to one value, and the session stays the one used last.
local epoch = redis.call("HGET", KEYS[1], "epoch")
if not epoch then
  return false
end
local key, all_key = session_keys(KEYS[2], epoch, ARGV[1])
if not is_live(key, ARGV[2]) then
  return false
end
local session = read_session(key)
slide(KEYS[1], key, all_key, ARGV[1], ARGV[3], session)
return { read_world(KEYS[1]), session }
