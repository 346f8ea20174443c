-- Forgets a memo.
-- KEYS  1 meta  2 what all keys of the world begin with  3 this attempt
-- ARGV  1 epoch  2 the memo's name  3 real nowMs
-- Gives 1, or 0 if there was none that had not ended, or the world is in another epoch.
-- Safe to run twice: the attempt's key tells that the first run has found it.
if redis.call("EXISTS", KEYS[3]) == 1 then
  return 1
end
if not is_in_epoch(KEYS[1], ARGV[1]) then
  return 0
end
local key, all_key = memo_keys(KEYS[2], ARGV[1], ARGV[2])
local memo = redis.call("GET", key)
redis.call("ZREM", all_key, ARGV[2])
redis.call("DEL", key)
if not memo or tonumber(string.match(memo, "^%d+")) <= tonumber(ARGV[3]) then
  return 0
end
redis.call("SET", KEYS[3], 1, "PX", 600000)
return 1
