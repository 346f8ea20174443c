-- Part of open-booking, change-booking and commit-dossiers: sold counts, checked all and then moved all.
-- A movement is four arguments: stock key, quantity claimed, quantity returned, capacity (-1 where nothing is claimed).
-- Sums of repeated keys are made by the caller, in the order of the command's claims and returns.

-- The first key that falls short, as an answer to the caller, or nil and the new sold counts by key, each with the old one.
-- Returning more than is sold is told before anything else, because it is a caller's bug.
local function check_stock(sold_key, first)
  local short = nil
  local moved = {}
  for at = first, #ARGV, 4 do
    local claimed, returned, capacity = tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2]), tonumber(ARGV[at + 3])
    local sold = tonumber(redis.call("HGET", sold_key, ARGV[at]) or "0")
    if returned > sold then
      return { "notSold", (at - first) / 4, sold }
    end
    local after = sold - returned + claimed
    if after > sold and after > capacity and not short then
      short = { "soldOut", (at - first) / 4, math.max(0, capacity - sold + returned) }
    end
    if after ~= sold then
      moved[#moved + 1] = { ARGV[at], after, sold }
    end
  end
  return short, moved
end

local function set_sold(call, sold_key, key, sold)
  if sold == 0 then
    call("HDEL", sold_key, key)
  else
    call("HSET", sold_key, key, whole(sold))
  end
end

local function move_stock(sold_key, moved)
  for _, movement in ipairs(moved) do
    set_sold(redis.call, sold_key, movement[1], movement[2])
  end
end

local function move_stock_back(sold_key, moved)
  for _, movement in ipairs(moved) do
    set_sold(redis.pcall, sold_key, movement[1], movement[3])
  end
end
