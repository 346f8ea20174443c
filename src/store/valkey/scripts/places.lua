-- Part of commit-dossiers: how dossiers leave lists and queues and enter them. Each write is noted with what takes it back.

-- The lists of a dossier as a set, each with a space before it, and that of its collection as ""; empty where there is no dossier.
local function lists_of(dossier)
  local lists = {}
  if dossier then
    lists[""] = true
    for list in string.gmatch(dossier.lists, " %S+") do
      lists[list] = true
    end
  end
  return lists
end

-- `all` is the key of the collection's own list.
local function change_lists(all, id, before, after)
  local earlier, later = lists_of(before), lists_of(after)
  for list in pairs(earlier) do
    if not later[list] then
      write({ "ZADD", all .. list, before.sequence, id }, "ZREM", all .. list, id)
    end
  end
  for list in pairs(later) do
    if not earlier[list] then
      write({ "ZREM", all .. list, id }, "ZADD", all .. list, after.sequence, id)
    end
  end
end

local function has_turn(base, dossier, place)
  return dossier.group == NONE or redis.call("ZRANGE", group_key(base, dossier), 0, 0)[1] == place
end

-- A dossier that was never claimed since it was written is not leased; one whose lease has ended may be due again.
local function lose_turn(base, dossier, place)
  local leased, due = leased_key(base, dossier.queue), due_key(base, dossier.queue)
  local until_ms = dossier.claims > 0 and redis.call("ZSCORE", leased, place)
  if until_ms then
    write({ "ZADD", leased, until_ms, place }, "ZREM", leased, place)
  else
    write({ "ZADD", due, dossier.at_ms, place }, "ZREM", due, place)
  end
end

local function get_turn(base, dossier, place)
  local due = due_key(base, dossier.queue)
  write({ "ZREM", due, place }, "ZADD", due, dossier.at_ms, place)
end

-- The next of its group has its turn, unless the dossier stays in it.
local function leave_queue(base, dossier, place, is_staying)
  local had_turn = has_turn(base, dossier, place)
  if had_turn then
    lose_turn(base, dossier, place)
  end
  if dossier.group == NONE or is_staying then
    return
  end
  local group = group_key(base, dossier)
  write({ "ZADD", group, dossier.entered, place }, "ZREM", group, place)
  local next_place = had_turn and redis.call("ZRANGE", group, 0, 0)[1]
  if next_place then
    get_turn(base, read_head(redis.call("HGET", key_of_place(base, next_place), "h")), next_place)
  end
end

local function enter_queue(base, dossier, place, has_stayed)
  if dossier.group ~= NONE and not has_stayed then
    local group = group_key(base, dossier)
    write({ "ZREM", group, place }, "ZADD", group, dossier.entered, place)
  end
  if has_turn(base, dossier, place) then
    get_turn(base, dossier, place)
  end
end
