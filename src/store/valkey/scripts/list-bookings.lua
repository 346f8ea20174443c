-- One page of a scope's bookings, newest first, with the bookings themselves. Writes nothing.
-- KEYS  1 list of the confirmed  2 list of the cancelled  3 what the keys of the epoch's bookings begin with
-- ARGV  1 the statuses wanted: "c", "x" or "cx"  2 where to begin: "+" or "(" and a place  3 how many at most
-- The bookings' keys are built here, in the slot of the others: the lists say which they are.
-- Gives a list of member, booking, member, booking, ...
-- Members are "<createdAtMs in 14 hex digits><sequence in 11><locator>", so that their order is the list's, and a page
-- costs what it holds: each list gives no more than the page, whatever its length.
local members = {}
for at, status in ipairs({ "c", "x" }) do
  if string.find(ARGV[1], status, 1, true) then
    for _, member in ipairs(redis.call("ZRANGE", KEYS[at], ARGV[2], "-", "BYLEX", "REV", "LIMIT", 0, ARGV[3])) do
      members[#members + 1] = member
    end
  end
end
if #ARGV[1] > 1 then
  table.sort(members, function(left, right)
    return left > right
  end)
end
local page = {}
for at = 1, math.min(#members, tonumber(ARGV[3])) do
  page[#page + 1] = members[at]
  page[#page + 1] = redis.call("GET", KEYS[3] .. string.sub(members[at], 26))
end
return page
