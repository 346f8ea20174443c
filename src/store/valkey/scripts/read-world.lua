-- What a world is. Writes nothing.
-- KEYS  1 meta
-- Gives the world, or nil.
return read_world(KEYS[1]) or false
