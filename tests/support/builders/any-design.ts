import fc from 'fast-check'
import { type Design, newDesign, type WornPair } from '#domain/design/design.ts'
import { feels } from '#domain/fit/feel.ts'
import { type WearAnswer, wearAnswers, wearZones } from '#domain/fit/wear.ts'
import { colourNames } from '#domain/shoe/shoe-colours.ts'
import { uppers } from '#domain/shoe/shoe-request.ts'
import { noonAt, rosa, someScan } from './open-foot-scan.ts'

const { left, right } = someScan()
const part = { scanId: 's1', measuredAt: noonAt, engine: '1' }
/** Both feet of a person, as a design stores them. */
export const designFeet = { left: { ...part, scanned: left }, right: { ...part, scanned: right } }

const anyAnswers = fc.record(
  Object.fromEntries(wearZones.map((zone) => [zone, fc.constantFrom<WearAnswer>(...wearAnswers)])),
  { requiredKeys: [] },
)
const anyWorn: fc.Arbitrary<WornPair> = fc.record({
  feel: fc.constantFrom(...feels),
  answers: fc.record({ left: anyAnswers, right: anyAnswers }),
})

/** Any choices that a design may contain so far. */
export const anyDesign: fc.Arbitrary<Design> = fc
  .record({
    id: fc.uuid({ version: 4 }),
    name: fc.string({ maxLength: 40 }),
    upper: fc.constantFrom(...uppers),
    colour: fc.constantFrom(...colourNames),
    feel: fc.constantFrom(...feels),
    worn: fc.array(anyWorn, { maxLength: 6 }),
    soleText: fc.stringMatching(/^[A-Z0-9&-]{0,8}$/),
    isMeasured: fc.boolean(),
  })
  .map(({ isMeasured, id, ...chosen }) => ({
    ...newDesign(id),
    ...chosen,
    ...(isMeasured && { person: rosa, feet: designFeet }),
  }))
