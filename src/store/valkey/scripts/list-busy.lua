-- The worlds in whose queues something may wait. Writes nothing.
-- KEYS  1 busy worlds
-- Gives {now by this server's clock, {world, the instant at which it was noted, world, instant, ...}}.
local time = redis.call("TIME")
local now_ms = time[1] .. string.format("%03d", math.floor(time[2] / 1000))
return { now_ms, redis.call("ZRANGE", KEYS[1], 0, -1, "WITHSCORES") }
