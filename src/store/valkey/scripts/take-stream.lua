-- Counts a stream to a session's client.
-- KEYS  1 meta  2 what all keys of the world begin with  3 this attempt
-- ARGV  1 session id  2 world  3 channel
-- Gives the stream's number, or nil where there is no such session.
-- Safe to run twice: the attempt's key tells which number the first run has given.
local given = redis.call("GET", KEYS[3])
if given then
  return tonumber(given)
end
local epoch = redis.call("HGET", KEYS[1], "epoch")
if not epoch then
  return false
end
local key = session_keys(KEYS[2], epoch, ARGV[1])
if redis.call("EXISTS", key) == 0 then
  return false
end
local number = redis.call("HINCRBY", key, "streams", 1)
redis.call("SET", KEYS[3], number, "PX", 600000)
tell_presence(ARGV[3], "t", ARGV[2], ARGV[1] .. " " .. number)
return number
