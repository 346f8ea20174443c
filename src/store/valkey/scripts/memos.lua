-- Part of every script of memos. A memo is a text with a TTL: the instant of its end in real time, a space, and what is kept. The
-- epoch's ZSET of memos has their names in the order in which they were kept.

-- The key of a memo, and that of the epoch's ZSET; `base` is what all keys of the world begin with.
local function memo_keys(base, epoch, name)
  return base .. epoch .. ":memo:" .. name, base .. epoch .. ":memos"
end

local function is_in_epoch(meta_key, epoch)
  return redis.call("HGET", meta_key, "epoch") == epoch
end
