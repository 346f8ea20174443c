-- Part of the scripts that write numbers: whole ones up to 2^53 in full; Lua's own tostring rounds at 14 digits.
local function whole(number)
  return string.format("%.0f", number)
end
