-- Adds a URI to a session's subscriptions, behind those it has, or removes it.
-- KEYS  1 meta  2 what all keys of the world begin with  3 this attempt
-- ARGV  1 session id  2 URI  3 "add" or "remove"  4 world  5 channel
-- Gives 1 if that changed them, else 0.
-- Safe to run twice: the attempt's key tells that the first run has changed them.
if redis.call("EXISTS", KEYS[3]) == 1 then
  return 1
end
local epoch = redis.call("HGET", KEYS[1], "epoch")
if not epoch then
  return 0
end
local key = session_keys(KEYS[2], epoch, ARGV[1])
local subscriptions = redis.call("HGET", key, "subscriptions")
if not subscriptions then
  return 0
end
local from, to = string.find(subscriptions, " " .. ARGV[2] .. " ", 1, true)
if ARGV[3] == "add" then
  if from then
    return 0
  end
  subscriptions = subscriptions .. ARGV[2] .. " "
else
  if not from then
    return 0
  end
  subscriptions = string.sub(subscriptions, 1, from) .. string.sub(subscriptions, to + 1)
end
redis.call("HSET", key, "subscriptions", subscriptions)
redis.call("SET", KEYS[3], 1, "PX", 600000)
tell_presence(ARGV[5], "u", ARGV[4], ARGV[1])
return 1
