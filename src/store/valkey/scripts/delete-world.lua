-- Forgets a world and its events. What its epochs hold is removed later.
-- KEYS  1 meta  2 outbox  3 this attempt
-- ARGV  1 world  2 channel
-- Gives 1, or 0 where there was none.
-- Of the meta three fields stay, and the epochs' counter beside it, so that a world made under the name later is another:
-- "revision", from which its events count on, "swept", and "over", the last epoch that is gone with the world.
-- Safe to run twice: the attempt's key tells that the first run has found it.
if redis.call("EXISTS", KEYS[3]) == 1 then
  return 1
end
local meta = redis.call("HMGET", KEYS[1], "epoch", "revision", "swept")
if not meta[1] then
  return 0
end
local fields = redis.call("HGETALL", KEYS[1])
function undo()
  redis.pcall("DEL", KEYS[1])
  redis.pcall("HSET", KEYS[1], unpack(fields))
end
redis.call("DEL", KEYS[1])
redis.call("HSET", KEYS[1], "revision", meta[2], "swept", meta[3], "over", meta[1])
redis.call("UNLINK", KEYS[2])
redis.call("SET", KEYS[3], 1, "PX", 600000)
redis.pcall("PUBLISH", ARGV[2], "r " .. ARGV[1] .. " " .. whole(tonumber(meta[1]) + 1))
return 1
