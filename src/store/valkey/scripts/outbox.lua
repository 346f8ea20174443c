-- Part of every script that changes bookings or dossiers: the outbox entry and the message to listening processes, in the same step.
-- An entry's id is "<revision>-0". Its one field is "e" for a booking, with "<epoch> <locator> <version> <status> <atMs> <scope>",
-- or "d" for a dossier, with "<epoch> <collection> <id> <version> <atMs> <topic> <scope>" ("{}" for no scope).
-- The message is "b <revision> <world> " or "d <revision> <world> " and the same. Publishing may be forbidden by an ACL; the
-- change counts all the same.
local function change_text(epoch, locator, version, status, at_ms, scope)
  return table.concat({ epoch, locator, version, status, at_ms, scope }, " ")
end

local function add_change(outbox_key, revision, event, field)
  redis.call("XADD", outbox_key, "MAXLEN", "~", "10000", revision .. "-0", field, event)
end

-- The revision that the change gets: the one after the world's, or, where the outbox is ahead of a world that has lost its
-- meta, the one after the outbox's last. It is the first write of a script, because it is the one that state can refuse.
local function note_change(outbox_key, revision, event, field)
  local is_added, caught = pcall(add_change, outbox_key, revision, event, field)
  if is_added then
    return revision
  end
  if not string.find(reason_of(caught), "equal or smaller", 1, true) then
    error(caught, 0)
  end
  local facts = redis.call("XINFO", "STREAM", outbox_key)
  for at = 1, #facts, 2 do
    if facts[at] == "last-generated-id" then
      revision = whole(tonumber(string.match(facts[at + 1], "^%d+")) + 1)
    end
  end
  add_change(outbox_key, revision, event, field)
  return revision
end

local function tell_change(channel, revision, world, event, letter)
  redis.pcall("PUBLISH", channel, letter .. " " .. revision .. " " .. world .. " " .. event)
end
