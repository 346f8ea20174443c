-- What enter and find-session tell, with nothing noted of the session's use: for a Valkey that is full. Writes nothing.
-- KEYS  1 meta  2 what all keys of the world begin with
-- ARGV  1 session id or ""  2 real nowMs
-- Gives {world}, {world, session} where there is an id, or nil where one of them is not there.
local world = read_world(KEYS[1])
if not world then
  return false
end
if ARGV[1] == "" then
  return { world }
end
local key = session_keys(KEYS[2], world[1], ARGV[1])
if not is_live(key, ARGV[2]) then
  return false
end
return { world, read_session(key) }
