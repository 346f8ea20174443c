-- Part of every script that tells or makes a world. A world is one HASH; its epochs are counted apart, so that an import
-- that fails leaves no trace in the world. A deleted world's HASH has no epoch: see delete-world.
local function read_world(meta_key)
  local meta = redis.call(
    "HMGET", meta_key,
    "epoch", "seed", "clock", "mostBookings", "mostSessions", "contractVersion", "createdAtMs", "revision", "swept",
    "waiting"
  )
  return meta[1] and meta or nil
end

-- Facts are five arguments: seed, clock ("real" or milliseconds), mostBookings, mostSessions, contractVersion. A birth is two: the
-- life that the world begins in, and its first locator number.
local function make_world(meta_key, epochs_key, attempt, created_at_ms, first_fact, birth)
  local left = redis.call("HMGET", meta_key, "revision", "swept")
  redis.call(
    "HSET", meta_key,
    "madeBy", attempt, "createdAtMs", created_at_ms, "epoch", redis.call("INCR", epochs_key),
    "seed", ARGV[first_fact], "clock", ARGV[first_fact + 1],
    "mostBookings", ARGV[first_fact + 2], "mostSessions", ARGV[first_fact + 3],
    "contractVersion", ARGV[first_fact + 4],
    "revision", left[1] or 0, "bookings", 0, "sequence", 0, "uses", 0, "swept", left[2] or 0,
    "life", ARGV[birth], "locators", ARGV[birth + 1]
  )
end
