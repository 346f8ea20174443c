-- Notes that something waits in a world's queues, or is about to.
-- KEYS  1 busy worlds
-- ARGV  1 world
-- Safe to run twice: it sets the instant, by this server's clock, anew.
local time = redis.call("TIME")
redis.call("ZADD", KEYS[1], time[1] .. string.format("%03d", math.floor(time[2] / 1000)), ARGV[1])
return 1
