-- How many dossiers a list has. Writes nothing.
-- KEYS  1 meta  2 the list
-- ARGV  1 epoch
return redis.call("HGET", KEYS[1], "epoch") == ARGV[1] and redis.call("ZCARD", KEYS[2]) or 0
