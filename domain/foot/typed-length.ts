import { type LengthUnit, unitMm } from './length-unit.ts'

const parts = { '¼': '1/4', '½': '1/2', '¾': '3/4', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' } as const
/** Made plain, the sign of an inch is two of a foot. */
const units = /(mm|cm|in(?:ch(?:es)?)?|′′|"|”)$/

/** Full-width signs are as good as any. */
function toPlainText(text: string): string {
  // Before the rest is made plain: that would join the sign of a part to the number before it.
  const apart = text.replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${parts[sign as keyof typeof parts]}`)
  return apart.normalize('NFKC').trim().toLowerCase()
}

/** A comma before the decimals and the unit behind the number are as good as any; without one it is in the usual unit. */
export function typedMm(text: string, defaultUnit: LengthUnit): number | undefined {
  const plain = toPlainText(text)
  const behind = units.exec(plain)?.[1] ?? defaultUnit
  const unit = behind === 'mm' || behind === 'cm' ? behind : 'in'
  const number = numberIn(plain.replace(units, '').trimEnd(), unit)
  // A tenth of a centimetre times ten is no whole number everywhere.
  return number === undefined ? undefined : Math.round(number * unitMm[unit] * 1_000) / 1_000
}

/** Rulers with inches have halves of halves, and people write them so. */
function numberIn(digits: string, unit: LengthUnit): number | undefined {
  if (/^\d{1,4}(?:[.,]\d{1,3})?$/.test(digits)) return Number(digits.replace(',', '.'))
  const [, whole, over, under] = /^(\d{1,2})(?: +|-)(\d{1,2})\/(2|4|8|16|32)$/.exec(digits) ?? []
  if (unit !== 'in' || Number(over) >= Number(under)) return undefined
  return whole === undefined ? undefined : Number(whole) + Number(over) / Number(under)
}

/** The same length with its unit behind it, so that it is read alike wherever another one is usual. */
export function withUnit(text: string, unit: LengthUnit): string {
  const plain = toPlainText(text)
  return plain === '' || units.test(plain) ? text : `${text} ${unit}`
}

/** As many digits as a ruler can be read to. */
const shares: Readonly<Record<LengthUnit, number>> = { mm: 10, cm: 100, in: 100 }

/** What was typed in one unit as it is shown in another. What is no length, or names its own unit, stays as it is. */
export function shownIn(text: string, from: LengthUnit, to: LengthUnit): string {
  const mm = units.test(toPlainText(text)) ? undefined : typedMm(text, from)
  if (from === to || mm === undefined) return text
  return String(Math.round((mm / unitMm[to]) * shares[to]) / shares[to])
}
