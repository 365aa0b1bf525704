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

/** The same for what somebody typed. Nothing where it is no size of a foot that can be measured. */
export function footMmOfSize(text: string, system: SizeSystem): number | undefined {
  const plain = text.normalize('NFKC').trim().replace(',', '.')
  const [, digits] = (system === 'jp' ? /^(\d{1,2}(?:\.\d)?)(?: ?cm)?$/ : /^(\d{1,2}(?:\.\d)?)$/).exec(plain) ?? []
  if (digits === undefined) return undefined
  const mm = footMm(Number(digits), system)
  const { least, most } = plausibleRanges.lengthMm
  return mm >= least && mm <= most ? mm : undefined
}
