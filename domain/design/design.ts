import * as z from 'zod/mini'
import { designSettings } from '../design-settings.ts'
import { type Feel, feels } from '../fit/feel.ts'
import { type WornShoe, wearAnswers } from '../fit/wear.ts'
import type { FootSide } from '../foot/foot-figures.ts'
import { personGroups, personKinds } from '../scan/person.ts'
import { knownEngine, scannedFoot } from '../scan/scan.ts'
import { colourNames } from '../shoe/shoe-colours.ts'
import { uppers } from '../shoe/shoe-request.ts'
import { readSoleText } from '../shoe/sole-text.ts'
import { firstLook } from './first-look.ts'

const id = z.string().check(z.minLength(1), z.maxLength(60))

const answer = z.exactOptional(z.enum(wearAnswers))
const answers = z.strictObject({ toes: answer, ball: answer, instep: answer, heel: answer })

/** How much more or less room the pair has than its feel gives. */
const change = z.exactOptional(z.number().check(z.gte(-20), z.lte(20)))
export const adjustments = z.strictObject({
  lengthMm: change,
  ballWidthMm: change,
  ballGirthMm: change,
  instepHeightMm: change,
  heelWidthMm: change,
})

/** A worn sample or pair: how it was made, and how it felt on either foot. */
export const wornPair = z.strictObject({
  feel: z.enum(feels),
  made: z.exactOptional(z.strictObject({ left: adjustments, right: adjustments })),
  answers: z.strictObject({ left: answers, right: answers }),
})
export type WornPair = Readonly<z.infer<typeof wornPair>>

/**
 * A foot for a shoe, as a copy, since the scan may be deleted. `scanId` is absent until the scan is saved to the
 * server.
 */
const designFoot = (side: FootSide) =>
  z
    .strictObject({
      scanId: z.exactOptional(id),
      scanned: scannedFoot,
      measuredAt: z.iso.datetime(),
      engine: knownEngine,
    })
    .check(z.refine(({ scanned }) => scanned.foot.side === side))
export const designFeet = z.strictObject({ left: designFoot('left'), right: designFoot('right') })
export type DesignFeet = Readonly<z.infer<typeof designFeet>>

/** The text exactly as it stands under both soles. */
const soleText = z.string().check(
  z.refine((text) => {
    const read = readSoleText(text)
    return read.ok && read.value === text
  }),
)

export const person = z.strictObject({
  id,
  kind: z.enum(personKinds),
  name: z.string().check(z.maxLength(400)),
  group: z.enum(personGroups),
})

export const chosenLook = {
  upper: z.enum(uppers),
  colour: z.enum(colourNames),
  feel: z.enum(feels),
  /** Earliest first. */
  worn: z.array(wornPair).check(z.maxLength(designSettings.maxWornPairs)),
  soleText,
}

/** A pair being designed, with the choices made so far: one schema for the browser, the API and the table. */
export const design = z.strictObject({
  version: z.literal(1),
  id: z.uuid(),
  /** Empty if the customer gave no name. */
  name: z.string().check(z.maxLength(designSettings.maxNameLength)),
  /** The person whose feet they are, as known when they were chosen. */
  person: z.exactOptional(person),
  feet: z.exactOptional(designFeet),
  ...chosenLook,
})
export type Design = Readonly<z.infer<typeof design>>

/** A design before anything is chosen. */
export function newDesign(designId: string): Design {
  return { version: 1, id: designId, name: '', ...firstLook, worn: [] }
}

/** A worn sample without answers yet. */
export function newWornPair(feel: Feel): WornPair {
  return { feel, answers: { left: {}, right: {} } }
}

/** The worn pairs, as seen from one foot. */
export function wornBy(side: FootSide, { worn }: Pick<Design, 'worn'>): WornShoe[] {
  return worn.map(({ feel, made, answers }) => ({
    feel,
    ...(made && { adjustments: made[side] }),
    answers: answers[side],
  }))
}
