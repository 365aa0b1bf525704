import { plausibleRanges } from './plausible.ts'

/** How sizes of shoes are counted: after the foot in Japan, after the last in Europe, after a third of an inch elsewhere. */
export const sizeSystems = ['jp', 'eu', 'uk', 'us_women', 'us_men'] as const
export type SizeSystem = (typeof sizeSystems)[number]

/** A Paris point: two thirds of a centimetre of the last, which is some 15 mm longer than the foot that it is made for. */
const [pointMm, lastMoreMm] = [20 / 3, 15]
/** A size of barleycorns: a third of an inch. */
const cornMm = 25.4 / 3
/** So many barleycorns a foot has at size 0. Charts of makers differ by half a size. */
const cornsAtZero = { uk: 23, us_women: 21, us_men: 22 } as const

/** The length of foot that a size is made for. Common practice; makers differ by a size, so nothing is measured by it. */
function footMm(size: number, system: SizeSystem): number {
  if (system === 'jp') return size * 10
  if (system === 'eu') return size * pointMm - lastMoreMm
  return (size + cornsAtZero[system]) * cornMm
}

/** Parts of a size that have a sign of their own, as they are written without it; and what they are. Thirds are of Europe alone. */
const signs = { '½': '1/2', '⅓': '1/3', '⅔': '2/3' } as const
const halves: Readonly<Record<string, number>> = { '1/2': 1 / 2 }
const thirds: Readonly<Record<string, number>> = { ...halves, '1/3': 1 / 3, '2/3': 2 / 3 }

/** A number as sizes are written: 7.5, 7,5, 7 1/2, 7½, 39⅓, and in the wide digits of Japanese keyboards. */
function sizeIn(text: string, system: SizeSystem): number | undefined {
  // Before the rest is made plain: that would join the sign of a part to the number before it.
  const apart = text.replace(/[½⅓⅔]/g, (sign) => ` ${signs[sign as keyof typeof signs]}`)
  const plain = apart.normalize('NFKC').replace('⁄', '/').replace(',', '.').trim()
  const bare = system === 'jp' ? plain.replace(/ ?cm$/, '') : plain
  if (/^\d{1,2}(?:\.\d)?$/.test(bare)) return Number(bare)
  const [, whole, part = ''] = /^(\d{1,2}) +(\d\/\d)$/.exec(bare) ?? []
  const share = (system === 'eu' ? thirds : halves)[part]
  return share === undefined ? undefined : Number(whole) + share
}

/** The longest that shoes are sold for. What is longer is a number of another system. */
const mostSoldMm = 330

/** The same for what somebody typed. Nothing where it is no size of a foot that can be measured. */
export function footMmOfSize(text: string, system: SizeSystem): number | undefined {
  const size = sizeIn(text, system)
  if (size === undefined) return undefined
  const mm = footMm(size, system)
  return mm >= plausibleRanges.lengthMm.least && mm <= mostSoldMm ? mm : undefined
}

/** A shorter foot is a child's, whose sizes Britain and America count from another beginning. */
const leastGrownMm = 210

/** The size whose foot is nearest, in steps in which shoes are sold; nothing where the system has none for so short a foot. */
export function nearestSize(mm: number, system: SizeSystem): number | undefined {
  if (system === 'jp') return toHalves(mm / 10)
  if (system === 'eu') return Math.round((mm + lastMoreMm) / pointMm)
  return mm < leastGrownMm ? undefined : toHalves(mm / cornMm - cornsAtZero[system])
}

function toHalves(size: number): number {
  return Math.round(size * 2) / 2
}
