-- Notes a world that is about to be deleted, so that what is left of it will be removed.
-- KEYS  1 deleted worlds
-- ARGV  1 world  2 the instant from which it may be removed
-- Safe to run twice: it sets the instant to one value.
redis.call("ZADD", KEYS[1], ARGV[2], ARGV[1])
return 1
