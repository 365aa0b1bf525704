/** The format in which Apple's telephones keep photos. Its kinds stand behind the word that begins such a file. */
export function isHeic(file: Uint8Array): boolean {
  const begin = String.fromCharCode(...file.subarray(4, 12))
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(begin)
}
