import { type LengthUnit, lengthUnits, unitMm } from '#domain/foot/length-unit.ts'
import type { Language } from '#domain/settings.ts'

/** A number with a fixed number of decimals. */
export function fixedText(value: number, language: Language, digits = 1): string {
  const text = value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // A value that is rounded to zero has no sign.
  return text.replace('-', /[1-9]/.test(text) ? '−' : '')
}

/** A foot length in the unit that the reader uses: 248.6 mm in English, 24.9 cm in Japanese. */
export function lengthText(mm: number, language: Language): string {
  const unit = lengthUnits[language]
  return `${fixedText(mm / unitMm[unit], language)}\u00a0${unit}`
}

/** A length to a tenth of a millimetre in every language, for differences and tolerances. */
export function mmText(mm: number, language: Language): string {
  return `${fixedText(mm, language)}\u00a0mm`
}

/**
 * A foot length where the tenth of a millimetre matters: in centimetres, the millimetres are added in
 * brackets.
 */
export function exactLengthText(mm: number, language: Language): string {
  const exact = mmText(mm, language)
  return lengthUnits[language] === 'mm' ? exact : `${lengthText(mm, language)}（${exact}）`
}

/** A length in a unit as the value of an input. */
export function typedText(mm: number, unit: LengthUnit): string {
  return unit === 'mm' ? String(mm) : (mm / unitMm[unit]).toFixed(unit === 'cm' ? 1 : 2)
}
