-- A memo of the world's present epoch. Writes nothing.
-- KEYS  1 meta  2 what all keys of the world begin with
-- ARGV  1 epoch  2 the memo's name
-- Gives the memo, or nil.
return is_in_epoch(KEYS[1], ARGV[1]) and redis.call("GET", (memo_keys(KEYS[2], ARGV[1], ARGV[2])))
