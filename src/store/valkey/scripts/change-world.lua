-- Changes what a world is: its clock or its limits.
-- KEYS  1 meta
-- ARGV  1... names and values of fields: clock ("real" or milliseconds), mostBookings, mostSessions
-- Gives {"done", world} or {"missing"}.
-- Safe to run twice: it sets fields to the same values.
if redis.call("HEXISTS", KEYS[1], "epoch") == 0 then
  return { "missing" }
end
for at = 1, #ARGV, 2 do
  redis.call("HSET", KEYS[1], ARGV[at], ARGV[at + 1])
end
return { "done", read_world(KEYS[1]) }
