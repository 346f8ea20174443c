-- Whether a write would be taken now: scripts run, the server is a primary, has memory left and can persist.
-- KEYS  1 a key that nothing else uses
-- Gives 1, or fails with the server's reason.
-- Safe to run twice: it leaves nothing behind.
redis.call("SET", KEYS[1], 1)
redis.call("DEL", KEYS[1])
return 1
