import type { Language } from '#domain/settings.ts'

export type LengthUnit = 'mm' | 'cm' | 'in'

/** In what readers think of the length of a foot: shoes in Japan are bought by the centimetre. */
export const lengthUnits: Readonly<Record<Language, LengthUnit>> = { en: 'mm', ja: 'cm' }

export const unitMm: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, in: 25.4 }
