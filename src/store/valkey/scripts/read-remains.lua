-- Which epochs went with a deleted world and are not removed yet. Writes nothing.
-- KEYS  1 meta
-- Gives {1 if the world is there, made again or not deleted yet, else 0, the last epoch that was removed, the last that went with it}.
-- What resets of a world that is there have left is not among them: it goes some time after each of them.
local meta = redis.call("HMGET", KEYS[1], "epoch", "swept", "over")
return { meta[1] and 1 or 0, tonumber(meta[2] or 0), tonumber(meta[3] or 0) }
