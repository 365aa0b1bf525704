import { isShippedTo } from '#domain/country/market-of.ts'
import { missingOf } from '#domain/design/configuration.ts'
import type { Design, DesignFeet, WornPair } from '#domain/design/design.ts'
import { addDesign, changeOpen, type DesignFile, type Found, openOf } from '#domain/design/design-file.ts'
import type { WearAnswer, WearZone } from '#domain/fit/wear.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { readSoleText } from '#domain/shoe/sole-text.ts'
import type { FootScanOutput } from '../foot-scan/foot-scan.types.ts'
import type { WizardContext } from './tabi-gen-01.types.ts'

/** What is chosen so far. */
export function designOf({ file }: Pick<WizardContext, 'file'>): Design {
  return openOf(file).design
}

/** What a design takes with it wherever it is opened: what stands in its fields, and nothing of what was wrong with another. */
export function opened(file: DesignFile) {
  return {
    file,
    soleTyped: openOf(file).design.soleText,
    soleFault: undefined,
    hasAgreed: false,
    isAgreementMissing: false,
    cartFault: undefined,
  }
}

/** A yes is to the pair as it was then: one that is changed is asked about anew. */
export function changed(context: WizardContext, change: Parameters<typeof changeOpen>[1]): Partial<WizardContext> {
  const file = changeOpen(context.file, change)
  return file === context.file ? {} : { file, hasAgreed: false, isAgreementMissing: false, cartFault: undefined }
}

type Measured = Exclude<FootScanOutput, { kind: 'abandoned' }>

/** Both feet of a scan with a copy of their own, and whose they are. */
export function feetFrom(output: Measured): Pick<Design, 'person' | 'feet'> {
  const { measuredAt, engine, left, right } = output.scan
  const common = { ...(output.kind === 'kept' && { scanId: output.scanId }), measuredAt, engine }
  const feet: DesignFeet = { left: { ...common, scanned: left }, right: { ...common, scanned: right } }
  return { person: output.person, feet }
}

/** Feet of somebody that were on this device alone are known to the shop by now. */
export function sentFeet({ person, feet }: Design, personId: string, scanId: string): Pick<Design, 'feet'> {
  if (!feet || person?.id !== personId) return feet ? { feet } : {}
  const { left, right } = feet
  return { feet: { left: { scanId, ...left }, right: { scanId, ...right } } }
}

/** What was typed stays in its field; under the sole stands the last text that can. */
export function typedSole(context: WizardContext, typed: string): Partial<WizardContext> {
  const read = readSoleText(typed)
  if (!read.ok) return { soleTyped: typed, soleFault: read.code }
  return { ...changed(context, { soleText: read.value }), soleTyped: typed, soleFault: undefined }
}

type Answer = { readonly sides: readonly FootSide[]; readonly zone: WearZone; readonly answer: WearAnswer }

/** How a pair felt at a place of one foot, or of both. */
export function answered(pair: WornPair, { sides, zone, answer }: Answer): WornPair {
  const of = (side: FootSide) => (sides.includes(side) ? { ...pair.answers[side], [zone]: answer } : pair.answers[side])
  return { ...pair, answers: { left: of('left'), right: of('right') } }
}

/** One more design on the same feet. */
export function begun({ file }: WizardContext, id: string): DesignFile {
  const { person, feet } = openOf(file).design
  const added = addDesign(file, id)
  return added.open === id && person && feet ? changeOpen(added, { person, feet }) : added
}

/** What another window or the shop has, and the design as it stood here where it is another now. */
export function found({ file, mine }: Found): Partial<WizardContext> {
  if (!mine) return { file }
  return { ...opened(file), mine }
}

export function hasFeet(context: Pick<WizardContext, 'file'>): boolean {
  return designOf(context).feet !== undefined
}

export function isComplete(context: Pick<WizardContext, 'file'>): boolean {
  return missingOf(designOf(context)).length === 0
}

export function isDelivered({ country }: Pick<WizardContext, 'country'>): boolean {
  return isShippedTo(country)
}
