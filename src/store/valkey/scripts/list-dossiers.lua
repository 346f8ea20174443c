-- One page of a list of dossiers, in the order in which they were made. Writes nothing.
-- KEYS  1 meta  2 the list  3 what the keys of the collection's dossiers begin with
-- ARGV  1 epoch  2 "oldest" or "newest" first  3 where to begin: "-inf" or "+inf", or "(" and a sequence  4 how many at most
-- The dossiers' keys are built here, in the slot of the others: the list says which they are.
-- Gives a list of id, head, document, id, head, document, ... It costs what it holds, whatever the list's length.
if redis.call("HGET", KEYS[1], "epoch") ~= ARGV[1] then
  return {}
end
local ids
if ARGV[2] == "oldest" then
  ids = redis.call("ZRANGE", KEYS[2], ARGV[3], "+inf", "BYSCORE", "LIMIT", 0, ARGV[4])
else
  ids = redis.call("ZRANGE", KEYS[2], ARGV[3], "-inf", "BYSCORE", "REV", "LIMIT", 0, ARGV[4])
end
local page = {}
for _, id in ipairs(ids) do
  local dossier = redis.call("HMGET", KEYS[3] .. id, "h", "d")
  page[#page + 1] = id
  page[#page + 1] = dossier[1]
  page[#page + 1] = dossier[2]
end
return page
