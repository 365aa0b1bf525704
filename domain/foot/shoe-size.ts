import type { Figure } from './foot-figures.ts'
import { plausibleRanges } from './plausible.ts'

/** How sizes of shoes are counted: after the foot in Japan, after the last in Europe, after a third of an inch elsewhere. */
export const sizeSystems = ['jp', 'eu', 'uk', 'us_women', 'us_men'] as const
export type SizeSystem = (typeof sizeSystems)[number]

/** Also Mondopoint (ISO 9407), after the foot in mm: few people know theirs, so the forms do not ask for it. */
export const countedSystems = ['mondopoint', ...sizeSystems] as const
export type CountedSystem = (typeof countedSystems)[number]

/** A Paris point: two thirds of a centimetre of the last, which is some 15 mm longer than the foot that it is made for. */
const [pointMm, lastMoreMm] = [20 / 3, 15]
/** A size of barleycorns: a third of an inch. */
const cornMm = 25.4 / 3
/** So many barleycorns a foot has at size 0. Charts of makers differ by half a size. */
const cornsAtZero = { uk: 23, us_women: 21, us_men: 22 } as const

/** The length of foot that a size is made for. Common practice; makers differ by a size, so nothing is measured by it. */
export function footMmAt(size: number, system: CountedSystem): number {
  if (system === 'mondopoint') return size
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
const maxSoldMm = 330

/** The same for typed text. Undefined if it is no size of a foot that can be measured. */
export function sizeToFootMm(text: string, system: SizeSystem): number | undefined {
  const size = sizeIn(text, system)
  if (size === undefined) return undefined
  const mm = footMmAt(size, system)
  return mm >= plausibleRanges.lengthMm.min && mm <= maxSoldMm ? mm : undefined
}

/** A shorter foot is a child's, whose sizes Britain and America count from another beginning. */
const minGrownMm = 210

/**
 * The size whose foot is nearest, in steps in which shoes are sold; nothing where the system has none for so short a foot. A size
 * of JIS S 5037 is for feet from 2 mm shorter to 2 mm longer, as https://www.tbs.co.jp/rikuou_tbs/shoes/s3.html tells it.
 */
export function nearestSize(mm: number, system: CountedSystem): number | undefined {
  if (system === 'mondopoint') return Math.round(mm / 5) * 5
  if (system === 'jp') return toHalves(mm / 10)
  if (system === 'eu') return Math.round((mm + lastMoreMm) / pointMm)
  return mm < minGrownMm ? undefined : toHalves(mm / cornMm - cornsAtZero[system])
}

function toHalves(size: number): number {
  return Math.round(size * 2) / 2
}

/**
 * By how many sizes makers differ for the same foot. None where sizes are counted after the foot; half a size in Britain and
 * America, a whole one in Europe, whose charts are rounded from those (the charts beside the tests).
 */
export const makersDiffer: Readonly<Record<CountedSystem, number>> = {
  mondopoint: 0,
  jp: 0,
  eu: 1,
  uk: 0.5,
  us_women: 0.5,
  us_men: 0.5,
}

/** Sizes that a foot may have, the least and the most, and the likeliest. */
export type SizeRange = { readonly min: number; readonly nearest: number; readonly max: number }

/** The sizes of a foot by how far its length may be off, and by how far makers differ; nothing of what is no foot. */
export function sizeRange({ value, tolerance }: Pick<Figure, 'value' | 'tolerance'>, system: CountedSystem) {
  const { min, max } = plausibleRanges.lengthMm
  const nearest = nearestSize(value, system)
  if (nearest === undefined || !(value >= min && value <= max && tolerance >= 0)) return undefined
  const shortest = nearestSize(Math.max(min, value - tolerance), system) ?? nearestSize(minGrownMm, system) ?? nearest
  const longest = nearestSize(Math.min(max, value + tolerance), system) ?? nearest
  const spread = makersDiffer[system]
  return { min: shortest - spread, nearest, max: longest + spread } satisfies SizeRange
}
