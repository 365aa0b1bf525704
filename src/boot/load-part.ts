import { fetchAhead } from './fetch-ahead.ts'

/** A part of the shop's own code or texts did not come, came broken, or was none. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** The document hears of it, whoever asked for the part. */
export const partMissing = 'part-missing'

/** What did not come since the shop was opened. */
export const missingParts: PartMissing[] = []

/**
 * Every late import of the shop passes here (vite.config.ts), with the files of the styles that its screens need. The router would load the page anew by a rule of its own,
 * which it takes from the words of the browser's fault; so it is given other words, and the shop has one rule for all.
 */
export async function loadPart<Part>(load: () => Promise<Part>, styles: readonly string[] = []): Promise<Part> {
  const ahead = styles.map((file) => fetchAhead(`/${file}`))
  try {
    const part = await load()
    await Promise.all(ahead)
    return part
  } catch (fault) {
    const missing = new PartMissing(`A part of the shop did not come (${fault})`)
    missingParts.push(missing)
    dispatchEvent(new Event(partMissing))
    throw missing
  }
}
