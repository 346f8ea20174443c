/** The hash slot of a key in a Valkey Cluster: CRC16 (XMODEM) of the key, or of its hash tag, modulo 16384. */

const polynomial = 0x1021;
const slots = 16_384;

const crc16 = (bytes: Buffer): number => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ polynomial : crc << 1;
  }
  return crc & 0xffff;
};

/** The slot, 0 to 16383. If there is a non-empty text between the first `{` and the next `}`, only that text counts. */
export const hashSlot = (key: string): number => {
  const [, tag] = /^[^{]*\{([^}]+)\}/.exec(key) ?? [];
  return crc16(Buffer.from(tag ?? key)) % slots;
};
