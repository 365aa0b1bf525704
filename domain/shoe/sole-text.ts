/** What stands under the arch: few letters that are still read after they were printed and walked on. */
export const mostSoleLetters = 8

/** In capitals, or nothing where a letter cannot be drawn or there are too many. */
export function readSoleText(written: string): string | undefined {
  // Letters as wide as two, as a Japanese keyboard writes them, are the same letters.
  const text = written.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase()
  return text.length <= mostSoleLetters && /^[A-Z0-9 .&-]*$/.test(text) ? text : undefined
}
