-- How many bookings a scope has made, in one step so that one that is being cancelled counts once. Writes nothing.
-- KEYS  1 list of the confirmed  2 list of the cancelled
return redis.call("ZCARD", KEYS[1]) + redis.call("ZCARD", KEYS[2])
