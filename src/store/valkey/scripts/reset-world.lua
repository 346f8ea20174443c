-- Counts a world's epoch up, which leaves everything of the earlier one behind in one step.
-- KEYS  1 meta  2 epochs  3 this attempt
-- ARGV  1 world  2 channel
-- Gives {"done", world} or {"missing"}.
-- Safe to run twice: the attempt's key keeps the epoch that the first run began.
if redis.call("HEXISTS", KEYS[1], "epoch") == 0 then
  return { "missing" }
end
local epoch = redis.call("GET", KEYS[3])
if not epoch then
  epoch = tostring(redis.call("INCR", KEYS[2]))
  redis.call(
    "HSET", KEYS[1],
    "epoch", epoch, "bookings", 0, "sequence", 0, "locators", 0, "dossiers", 0, "filed", 0, "waiting", 0
  )
  redis.call("SET", KEYS[3], epoch, "PX", 600000)
  redis.pcall("PUBLISH", ARGV[2], "r " .. ARGV[1] .. " " .. epoch)
end
local world = read_world(KEYS[1])
world[1] = epoch
return { "done", world }
