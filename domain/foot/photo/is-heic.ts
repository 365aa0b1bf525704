/** HEIC, the format in which iPhones store photos. Its brands follow the word `ftyp` at the start of the file. */
export function isHeic(file: Uint8Array): boolean {
  const begin = String.fromCharCode(...file.subarray(4, 12))
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(begin)
}
