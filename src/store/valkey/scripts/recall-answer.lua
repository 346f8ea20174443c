-- The record under an idempotency key, in the world's present epoch. Writes nothing.
-- KEYS  1 meta  2 idempotency record
-- ARGV  1 epoch
-- Gives the record, or nil.
return redis.call("HGET", KEYS[1], "epoch") == ARGV[1] and redis.call("GET", KEYS[2])
