-- Which epochs of a world are over and not removed yet. Writes nothing.
-- KEYS  1 meta
-- Gives {1 if the world is there, else 0, the last epoch that was removed, the last that is over}.
local meta = redis.call("HMGET", KEYS[1], "epoch", "swept", "over")
if meta[1] then
  return { 1, tonumber(meta[2]), tonumber(meta[1]) - 1 }
end
return { 0, tonumber(meta[2] or 0), tonumber(meta[3] or 0) }
