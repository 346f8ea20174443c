-- Puts a world's name in the registry, which lies in a slot of its own, before the world is made.
-- KEYS  1 registry  2 mark  3 this attempt  4 what says that somebody is making the world
-- ARGV  1 world  2 how many worlds there may be  3 id of the mark that the store must have, or "" for any
--       4 the run of Valkey that serves the world, or ""  5 for how long the world may be made now, or 0 where it has been made
-- Gives {"in", 1 if it was there before and nobody is making the world, else 0, milliseconds since the run was first met or -1},
--       {"full"}, or {"other"} where the store has another mark or none.
-- Safe to run twice: a set holds a name once, and the attempt's key tells that the first run has put it there.
if ARGV[3] ~= "" and redis.call("HGET", KEYS[2], "id") ~= ARGV[3] then
  return { "other" }
end
local was_in = redis.call("SISMEMBER", KEYS[1], ARGV[1])
if was_in == 0 then
  if redis.call("SCARD", KEYS[1]) >= tonumber(ARGV[2]) then
    return { "full" }
  end
  if ARGV[5] ~= "0" then
    redis.call("SET", KEYS[4], 1, "PX", ARGV[5])
  end
  redis.call("SADD", KEYS[1], ARGV[1])
  redis.call("SET", KEYS[3], 1, "PX", 600000)
elseif redis.call("EXISTS", KEYS[3], KEYS[4]) > 0 then
  was_in = 0
end
if ARGV[5] == "0" and redis.call("EXISTS", KEYS[4]) == 1 then
  redis.call("DEL", KEYS[4])
end
local met_at_ms = redis.call("HGET", KEYS[2], "run:" .. ARGV[4])
if not met_at_ms then
  return { "in", was_in, -1 }
end
local time = redis.call("TIME")
return { "in", was_in, time[1] * 1000 + math.floor(time[2] / 1000) - met_at_ms }
