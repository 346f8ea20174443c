-- The start of a call: tells the world (making it if it is in the registry and not there) and touches the session.
-- KEYS  1 meta  2 epochs  3 what all keys of the world begin with
-- ARGV  1 attempt  2 real nowMs  3 expiresAtMs  4 "make" or "" where the world is not to be made  5-9 facts
--       10 world  11 channel  12 session id or ""  13 client as JSON  14 1 if it counts as a call, else 0
--       15 1 if the session must exist, else 0  16-17 birth, only with "make"
-- The session's keys are built here, in the slot of the others: the epoch is in the world.
-- Gives {"missing"}, {"done", world} or {"done", world, session}.
-- Safe to run twice: the world keeps the attempt that made it, and a session those that used it last.
local world = read_world(KEYS[1])
if not world then
  if ARGV[4] == "" then
    return { "missing" }
  end
  make_world(KEYS[1], KEYS[2], ARGV[1], ARGV[2], 5, 16)
  world = read_world(KEYS[1])
end
local id = ARGV[12]
if id == "" then
  return { "done", world }
end
local epoch = world[1]
local key, all_key = session_keys(KEYS[3], epoch, id)
if is_repeated(key, ARGV[1]) then
  return { "done", world, read_session(key) }
end
local world_now_ms = world[3] == "real" and ARGV[2] or world[3]
local is_new = not is_live(key, ARGV[2])
if not is_new then
  redis.call("HSET", key, "last", world_now_ms, "client", ARGV[13])
  note_attempt(key, ARGV[1])
elseif ARGV[15] == "1" then
  return { "done", world }
else
  make_session(key, ARGV[1], world_now_ms, ARGV[13], "")
end
if ARGV[14] == "1" then
  redis.call("HINCRBY", key, "calls", 1)
end
local session = read_session(key)
slide(KEYS[1], key, all_key, id, ARGV[3], session)
-- A session that was there takes no more room than before: nobody has to go for it, unless the limit was lowered.
if is_new or redis.call("ZCARD", all_key) > tonumber(world[5]) then
  make_room(KEYS[3], all_key, epoch, world[5], ARGV[2], ARGV[11], ARGV[10], id)
end
return { "done", world, session }
