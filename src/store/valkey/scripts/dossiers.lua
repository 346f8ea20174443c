-- Part of every script of dossiers. A dossier is one HASH: "d" is its packed document, and "h" its head,
-- "<version> <sequence> <claims> <queue> <atMs> <group> <entered>" and its lists, each with a space before it. `entered` is 0 where
-- it has no group. A dossier's name is "<collection> <id>", and its place the sequence in 11 hex digits and the name. It stands in ZSETs:
--   dossiers:<collection>, dossiers:<collection> <list>   sequence -> id
--   due:<queue>             atMs -> place, of those that have their turn and that nobody has claimed
--   leased:<queue>          the lease's end in real time -> place
--   group:<queue> <group>   entered -> place; the first of them has its turn
-- The HASH "numbers" has the last number of each series, the SET "collections" the names of those that there were.

-- Stands for no queue, no group, no scope: escaped text has no braces.
local NONE = "{}"

local function read_head(head)
  local version, sequence, claims, queue, at_ms, group, entered, lists =
    string.match(head, "^(%d+) (%d+) (%d+) (%S+) (%d+) (%S+) (%d+)(.*)$")
  return {
    version = tonumber(version), sequence = tonumber(sequence), claims = tonumber(claims),
    queue = queue, at_ms = at_ms, group = group, entered = entered, lists = lists,
  }
end

local function head_text(dossier)
  return table.concat({
    whole(dossier.version), whole(dossier.sequence), whole(dossier.claims),
    dossier.queue, dossier.at_ms, dossier.group, dossier.entered,
  }, " ") .. dossier.lists
end

local function place_of(dossier, name)
  return string.format("%011x", dossier.sequence) .. name
end

-- `base` is what all keys of the epoch begin with.
local function key_of(base, name)
  return base .. "dossier:" .. name
end

local function key_of_place(base, place)
  return key_of(base, string.sub(place, 12))
end

local function due_key(base, queue)
  return base .. "due:" .. queue
end

local function leased_key(base, queue)
  return base .. "leased:" .. queue
end

local function group_key(base, dossier)
  return base .. "group:" .. dossier.queue .. " " .. dossier.group
end
