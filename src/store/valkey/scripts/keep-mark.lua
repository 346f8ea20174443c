-- Keeps the store's mark in place of the one that is expected, and notes which runs of Valkey serve the store.
-- KEYS  1 mark
-- ARGV  1 the id expected, or "" for no mark  2 id  3 earlier ids  4 1 if anything may have been lost, else 0  5... runs
-- Gives the fields and values of the mark that is there afterwards: unchanged where another id was there than expected.
-- Safe to run twice: the second run finds the id that it kept, or a run that is noted.
local MOST_FIELDS = 64
local id = redis.call("HGET", KEYS[1], "id") or ""
if id == ARGV[1] then
  if id ~= ARGV[2] then
    redis.call("HSET", KEYS[1], "id", ARGV[2], "earlier", ARGV[3], "lost", ARGV[4])
  end
  local met_at_ms = "0"
  if id ~= "" then
    local time = redis.call("TIME")
    met_at_ms = time[1] .. string.format("%03d", math.floor(time[2] / 1000))
  end
  local serving = {}
  for at = 5, #ARGV do
    serving["run:" .. ARGV[at]] = true
    redis.call("HSETNX", KEYS[1], "run:" .. ARGV[at], met_at_ms)
  end
  if redis.call("HLEN", KEYS[1]) > MOST_FIELDS then
    for _, field in ipairs(redis.call("HKEYS", KEYS[1])) do
      if string.sub(field, 1, 4) == "run:" and not serving[field] then
        redis.call("HDEL", KEYS[1], field)
      end
    end
  end
end
return redis.call("HGETALL", KEYS[1])
