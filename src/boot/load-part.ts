/** A part of the shop's own code or texts did not come, came broken, or was none. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** The document hears of it, whoever asked for the part. */
export const partMissing = 'part-missing'

/** What did not come since the shop was opened. */
export const missingParts: PartMissing[] = []

/**
 * Every late import of the shop passes here (vite.config.ts). The router would load the page anew by a rule of its own,
 * which it takes from the words of the browser's fault; so it is given other words, and the shop has one rule for all.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((fault) => {
    const missing = new PartMissing(`A part of the shop did not come (${fault})`)
    missingParts.push(missing)
    dispatchEvent(new Event(partMissing))
    throw missing
  })
}
