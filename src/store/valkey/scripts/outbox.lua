-- Part of every script that changes bookings: the outbox entry and the message to listening processes, in the same step.
-- An entry's id is "<revision>-0"; its one field "e" holds "<epoch> <locator> <version> <status> <atMs> <scope>".
-- The message is "b <revision> <world> " and the same. Publishing may be forbidden by an ACL; the change counts all the same.
local function tell_change(outbox_key, channel, revision, world, epoch, locator, version, status, at_ms, scope)
  local event = table.concat({ epoch, locator, version, status, at_ms, scope }, " ")
  redis.call("XADD", outbox_key, "MAXLEN", "~", "10000", revision .. "-0", "e", event)
  redis.pcall("PUBLISH", channel, "b " .. revision .. " " .. world .. " " .. event)
end
