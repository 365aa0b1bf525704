import * as z from 'zod/mini'
import { fitFromWear, type WornFit } from '../fit/wear.ts'
import type { FootSide } from '../foot/foot-figures.ts'
import { fail, ok, type Result } from '../result.ts'
import { findScanBlockers, type ScanBlocker } from '../scan/judge-scan.ts'
import { adjustments, chosenLook, type Design, type DesignFeet, designFeet, person, wornBy } from './design.ts'
import { areSameParts } from './same-parts.ts'

/** A pair as ordered and made: every choice, both feet, and the adjustments that follow from worn pairs. */
export const configuration = z
  .strictObject({
    version: z.literal(1),
    designId: z.uuid(),
    person,
    feet: designFeet,
    ...chosenLook,
    adjustments: z.strictObject({ left: adjustments, right: adjustments }),
  })
  .check(z.refine((one) => isAdjusted(one) && areSent(one.feet)))
export type Configuration = Readonly<z.infer<typeof configuration>>

/** What keeps a design from being made. */
export type DesignBlocker = 'feet' | 'scan_unsent' | ScanBlocker

const areSent = ({ left, right }: DesignFeet) => left.scanId !== undefined && right.scanId !== undefined

/** The feet of a design, in the form of a scan. */
export function scannedFeet({ left, right }: DesignFeet) {
  return { left: left.scanned, right: right.scanned }
}

/** What blocks making the feet of a design; all other choices have a default. */
export function findDesignBlockers({ feet }: Pick<Design, 'feet'>): DesignBlocker[] {
  if (!feet) return ['feet']
  return [...(areSent(feet) ? [] : (['scan_unsent'] as const)), ...findScanBlockers(scannedFeet(feet))]
}

/** The adjustments that worn pairs call for, per foot. */
export function wornFit(of: Pick<Design, 'feel' | 'worn'>): Readonly<Record<FootSide, WornFit>> {
  return { left: fitFromWear(of.feel, wornBy('left', of)), right: fitFromWear(of.feel, wornBy('right', of)) }
}

/** The configuration of a design, or what it still lacks. */
export function toConfiguration({
  name: _,
  id,
  ...chosen
}: Design): Result<Configuration, 'incomplete', DesignBlocker[]> {
  const lacking = findDesignBlockers(chosen)
  const { person: whose, feet } = chosen
  if (lacking.length > 0 || !feet || !whose) return fail('incomplete', lacking.length > 0 ? lacking : ['feet'])
  const { left, right } = wornFit(chosen)
  return ok({
    ...chosen,
    designId: id,
    person: whose,
    feet,
    adjustments: { left: left.adjustments, right: right.adjustments },
  })
}

/** Whether the adjustments of a pair are exactly those that its worn pairs call for. */
function isAdjusted(one: Pick<Configuration, 'feel' | 'worn' | 'adjustments'>): boolean {
  const { left, right } = wornFit(one)
  return areSameParts(one.adjustments, { left: left.adjustments, right: right.adjustments })
}
