-- Sets a world's clock.
-- KEYS  1 meta
-- ARGV  1 clock: "real" or milliseconds
-- Gives {"done", world} or {"missing"}.
-- Safe to run twice: it sets one field to one value.
if redis.call("EXISTS", KEYS[1]) == 0 then
  return { "missing" }
end
redis.call("HSET", KEYS[1], "clock", ARGV[1])
return { "done", read_world(KEYS[1]) }
