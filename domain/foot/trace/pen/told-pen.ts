import type { PenKind } from './pen-kinds.ts'
import type { PenProfile } from './pen-profile.ts'

/** How a kind of pen is: half of its width where it is pointed, how far it is pointed, half of its barrel, and what all of it differs by. */
type Form = {
  readonly tipMm: number
  readonly pointedMm: number
  readonly barrelMm: number
  readonly spreadMm: number
}

/**
 * From what is sold: pencils are 7 to 8 mm thick and sharpened over 16 to 25 mm (ISO 9180 has leads, no barrels), thin ballpoints 7.5 to
 * 11 mm, felt pens 10 to 17 mm. The spread is one standard deviation of half the width where a pen touches a foot.
 */
const forms: Readonly<Record<PenKind, Form>> = {
  pencil: { tipMm: 0.4, pointedMm: 20, barrelMm: 3.65, spreadMm: 0.4 },
  ballpoint: { tipMm: 0.6, pointedMm: 17, barrelMm: 4.5, spreadMm: 0.65 },
  felt: { tipMm: 1.6, pointedMm: 20, barrelMm: 6.7, spreadMm: 1.15 },
}

const knownMm = 60
/** Pens are pointed over so much, from so thick on. */
const defaultTip = { tipMm: 0.5, pointedMm: 18 }

/** A pen of which nothing but its barrel is known. */
export const penWithBarrel = (barrelMm: number) => tipHalves({ ...defaultTip, barrelMm })

function tipHalves({ tipMm, pointedMm, barrelMm }: Omit<Form, 'spreadMm'>): number[] {
  return Array.from({ length: knownMm + 1 }, (_, mm) => tipMm + (barrelMm - tipMm) * Math.min(1, mm / pointedMm))
}

/** A pen of which nothing is known but its kind. */
export function toldPen(kind: PenKind): PenProfile {
  const { spreadMm, ...form } = forms[kind]
  return { halfMm: tipHalves(form), spreadMm, by: 'told' }
}
