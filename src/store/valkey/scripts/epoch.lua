-- Part of every script that writes for a caller who has entered the world.

-- The answer to the caller if the world has gone (no epoch) or is in another epoch than the one entered, else nil.
local function epoch_refusal(epoch, entered)
  if not epoch then
    return { "missing" }
  end
  if epoch ~= entered then
    return { "reset", epoch }
  end
  return nil
end
