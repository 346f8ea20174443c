-- Part of the scripts that write in many places: each write is noted with the command that takes it back.
local noted = {}

-- Does a command, the arguments after `back`, and gives its reply.
local function write(back, ...)
  local reply = redis.call(...)
  noted[#noted + 1] = back
  return reply
end

-- Notes what takes back a write that is done.
local function note(back)
  noted[#noted + 1] = back
end

-- Takes all writes back, the last one first.
local function take_back()
  for at = #noted, 1, -1 do
    redis.pcall(unpack(noted[at]))
  end
end
