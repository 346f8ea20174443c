-- Keeps a memo, or puts it in the place of the one there was. Above the limit, those kept longest ago go.
-- KEYS  1 meta  2 what all keys of the world begin with
-- ARGV  1 epoch  2 the memo's name  3 the memo  4 how long it is kept, in milliseconds  5 how many memos there may be
-- Gives 1, or 0 if the world is in another epoch, or not there.
-- Safe to run twice: the memo is set to one text, and stays the one kept last.
if not is_in_epoch(KEYS[1], ARGV[1]) then
  return 0
end
local key, all_key = memo_keys(KEYS[2], ARGV[1], ARGV[2])
redis.call("ZADD", all_key, redis.call("HINCRBY", KEYS[1], "memos", 1), ARGV[2])
redis.call("SET", key, ARGV[3], "PX", ARGV[4])
local surplus = redis.call("ZCARD", all_key) - ARGV[5]
if surplus > 0 then
  for _, name in ipairs(redis.call("ZRANGE", all_key, 0, surplus - 1)) do
    redis.call("UNLINK", (memo_keys(KEYS[2], ARGV[1], name)))
    redis.call("ZREM", all_key, name)
  end
end
return 1
