-- When there is something to do in a queue. Writes nothing.
-- KEYS  1 meta  2 those due  3 those leased
-- ARGV  1 epoch
-- Gives {when the first is due, when the first lease ends}, each "" where there is none.
if redis.call("HGET", KEYS[1], "epoch") ~= ARGV[1] then
  return { "", "" }
end
local due = redis.call("ZRANGE", KEYS[2], 0, 0, "WITHSCORES")
local leased = redis.call("ZRANGE", KEYS[3], 0, 0, "WITHSCORES")
return { due[2] or "", leased[2] or "" }
