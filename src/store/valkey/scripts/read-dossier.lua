-- A dossier of the world's present epoch. Writes nothing.
-- KEYS  1 meta  2 dossier
-- ARGV  1 epoch
-- Gives {head, document}, or nil.
if redis.call("HGET", KEYS[1], "epoch") ~= ARGV[1] then
  return false
end
local dossier = redis.call("HMGET", KEYS[2], "h", "d")
return dossier[1] and dossier
