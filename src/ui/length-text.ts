import { type LengthUnit, lengthUnits, unitMm } from '#domain/foot/length-unit.ts'
import type { Language } from '#domain/settings.ts'

/** A number with as many digits after its point. */
export function fixedText(value: number, language: Language, digits = 1): string {
  const text = value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // What is nothing as it is written has no sign.
  return text.replace('-', /[1-9]/.test(text) ? '−' : '')
}

/** A length of a foot as its reader thinks of it, with its unit: 248.6 mm in English, 24.9 cm in Japanese. */
export function lengthText(mm: number, language: Language): string {
  const unit = lengthUnits[language]
  return `${fixedText(mm / unitMm[unit], language)}\u00a0${unit}`
}

/** A length that is told to a tenth of a millimetre in every language: differences and tolerances. */
export function mmText(mm: number, language: Language): string {
  return `${fixedText(mm, language)}\u00a0mm`
}

/** A length of a foot where the tenth of a millimetre counts: a reader of centimetres gets the millimetres beside them. */
export function exactLengthText(mm: number, language: Language): string {
  const exact = mmText(mm, language)
  return lengthUnits[language] === 'mm' ? exact : `${lengthText(mm, language)}（${exact}）`
}

/** A length as it is typed in a unit. */
export function typedText(mm: number, unit: LengthUnit): string {
  return unit === 'mm' ? String(mm) : (mm / unitMm[unit]).toFixed(unit === 'cm' ? 1 : 2)
}
