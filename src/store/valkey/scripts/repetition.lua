-- Part of open-booking, change-booking and commit-dossiers: what an earlier write under the same idempotency key did.
-- A record is "<fingerprint> <expiresAtMs> <locator>", or, of dossiers, "<fingerprint> <expiresAtMs> {}", a new line, and the packed
-- answer. A write of one kind is no repetition of the other. Whether it has expired is decided by the instant in the record
-- and the caller's (both in world time); the key's own TTL only collects garbage. Where the world's clock stands still, that
-- instant never comes, and a record is kept for 30 days of real time.
local TTL_MS_UNDER_A_FROZEN_CLOCK = 2592000000

-- The answer to the caller if the write is a repetition, else nil.
local function repetition(record_key, fingerprint, now_ms, is_of_dossiers)
  if fingerprint == "" then
    return nil
  end
  local record = redis.call("GET", record_key)
  if not record then
    return nil
  end
  local earlier, expires_at_ms, locator, last = string.match(record, "^(%S+) (%d+) (%S+)()")
  if tonumber(expires_at_ms) <= tonumber(now_ms) then
    return nil
  end
  if earlier == fingerprint and (locator == "{}") == is_of_dossiers then
    return { "replayed", locator, string.sub(record, last + 1) }
  end
  return { "conflict" }
end

-- The TTL is for a world whose clock is "real".
local function remember(record_key, clock, fingerprint, expires_at_ms, locator, ttl_ms)
  if clock ~= "real" then
    ttl_ms = TTL_MS_UNDER_A_FROZEN_CLOCK
  end
  if fingerprint ~= "" then
    redis.call("SET", record_key, fingerprint .. " " .. expires_at_ms .. " " .. locator, "PX", ttl_ms)
  end
end

-- The write that was to be remembered has not happened.
local function forget(record_key, fingerprint)
  if fingerprint ~= "" then
    redis.pcall("DEL", record_key)
  end
end
