-- Forgets a session.
-- KEYS  1 meta  2 what all keys of the world begin with  3 this attempt
-- ARGV  1 session id  2 world  3 channel
-- Gives 1, or 0 where there was none.
-- Safe to run twice: the attempt's key tells that the first run has found it.
if redis.call("EXISTS", KEYS[3]) == 1 then
  return 1
end
local epoch = redis.call("HGET", KEYS[1], "epoch")
if not epoch then
  return 0
end
local key, all_key = session_keys(KEYS[2], epoch, ARGV[1])
redis.call("ZREM", all_key, ARGV[1])
if redis.call("DEL", key) == 0 then
  return 0
end
redis.call("SET", KEYS[3], 1, "PX", 600000)
tell_presence(ARGV[3], "s", ARGV[2], ARGV[1])
return 1
