-- Keeps a session that a client has begun by its `initialize`, in place of one of that id.
-- KEYS  1 meta  2 what all keys of the world begin with
-- ARGV  1 epoch  2 attempt  3 session id  4 client as JSON  5 initialize as JSON  6 real nowMs  7 expiresAtMs
--       8 world  9 channel
-- Gives {"done"}, {"reset", epoch} or {"missing"}.
-- Safe to run twice: a session keeps the attempts that used it last, and one that this attempt made is left alone.
local world = read_world(KEYS[1])
local refused = epoch_refusal(world and world[1], ARGV[1])
if refused then
  return refused
end
local key, all_key = session_keys(KEYS[2], ARGV[1], ARGV[3])
if not is_repeated(key, ARGV[2]) then
  make_session(key, ARGV[2], world[3] == "real" and ARGV[6] or world[3], ARGV[4], ARGV[5])
  slide(KEYS[1], key, all_key, ARGV[3], ARGV[7], read_session(key))
  make_room(KEYS[2], all_key, ARGV[1], world[5], ARGV[6], ARGV[9], ARGV[8], ARGV[3])
end
return { "done" }
