/** The IEEE 802.3 polynomial with its bits reversed. */
const polynomial = 0xedb8_8320

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1
  return rest
})

/** The checksum that zip files carry. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffff_ffff
  for (const byte of bytes) rest = table[(rest ^ byte) & 0xff]! ^ (rest >>> 8)
  return ~rest >>> 0
}
