import { isShippedTo } from '#domain/country/market.ts'
import { findDesignBlockers } from '#domain/design/configuration.ts'
import { type Design, type DesignFeet, newWornPair, type WornPair } from '#domain/design/design.ts'
import {
  addDesign,
  changeOpen,
  type DesignFile,
  getOpenSavedDesign,
  type MergedDesigns,
  typeInOpen,
} from '#domain/design/design-file.ts'
import { designSettings } from '#domain/design-settings.ts'
import type { Feel } from '#domain/fit/feel.ts'
import type { WearAnswer, WearZone } from '#domain/fit/wear.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { readSoleText } from '#domain/shoe/sole-text.ts'
import type { FootScanOutput } from '../foot-scan/foot-scan.types.ts'
import type { WizardContext } from './tabi-gen-01.types.ts'

/** What is chosen so far. */
export function getOpenDesign({ file }: Pick<WizardContext, 'file'>): Design {
  return getOpenSavedDesign(file).design
}

/** What a design takes with it wherever it is opened: what stands in its fields, and nothing of what was wrong with another. */
export function opened(file: DesignFile) {
  const { design, typed = design.soleText } = getOpenSavedDesign(file)
  const read = readSoleText(typed)
  return {
    file,
    soleTyped: typed,
    soleTextError: read.ok ? undefined : read.code,
    removedWorn: [],
    hasMakeError: false,
    promptCount: 0,
    hasAgreed: false,
    isAgreementMissing: false,
    cartError: undefined,
  }
}

/** A yes is to the pair as it was then: one that is changed is asked about anew. */
export function changed(context: WizardContext, change: Parameters<typeof changeOpen>[1]): Partial<WizardContext> {
  const file = changeOpen(context.file, change)
  if (file === context.file) return {}
  // What a pair is called is no part of it.
  if (Object.keys(change).every((part) => part === 'name')) return { file }
  return { file, hasAgreed: false, isAgreementMissing: false, cartError: undefined, hasMakeError: false }
}

type CompletedFootScan = Exclude<FootScanOutput, { kind: 'abandoned' }>

/** Both feet of a scan with a copy of their own, and whose they are. */
export function feetFrom(output: CompletedFootScan): Pick<Design, 'person' | 'feet'> {
  const { measuredAt, engine, left, right } = output.scan
  const common = { ...(output.kind === 'saved' && { scanId: output.scanId }), measuredAt, engine }
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
  if (!read.ok) return { file: typeInOpen(context.file, typed), soleTyped: typed, soleTextError: read.code }
  const sound = { ...context, file: typeInOpen(context.file, undefined) }
  return { file: sound.file, ...changed(sound, { soleText: read.value }), soleTyped: typed, soleTextError: undefined }
}

type WearZoneAnswer = { readonly sides: readonly FootSide[]; readonly zone: WearZone; readonly answer: WearAnswer }

/** How a pair felt at a place of one foot, or of both. */
export function answered(pair: WornPair, { sides, zone, answer }: WearZoneAnswer): WornPair {
  const of = (side: FootSide) => (sides.includes(side) ? { ...pair.answers[side], [zone]: answer } : pair.answers[side])
  return { ...pair, answers: { left: of('left'), right: of('right') } }
}

/** One more design on the same feet. */
export function begun({ file }: WizardContext, id: string): DesignFile {
  const { person, feet } = getOpenSavedDesign(file).design
  const added = addDesign(file, id)
  return added.open === id && person && feet ? changeOpen(added, { person, feet }) : added
}

/** What another window or the shop has, and the design as it stood here where it is another now. */
export function found(context: WizardContext, { file, localDesign }: MergedDesigns): Partial<WizardContext> {
  const isSame =
    getOpenSavedDesign(file).design.soleText === getOpenDesign(context).soleText && file.open === context.file.open
  if (localDesign) return { ...opened(file), localDesign }
  // What is being typed stays in its field, unless another text is under the sole by now.
  return isSame ? { file } : opened(file)
}

export function hasFeet(context: Pick<WizardContext, 'file'>): boolean {
  return getOpenDesign(context).feet !== undefined
}

export function isComplete(context: Pick<WizardContext, 'file' | 'hasMakeError'>): boolean {
  return findDesignBlockers(getOpenDesign(context)).length === 0 && !context.hasMakeError
}

/** A pair that was worn; the first one brings what was set aside back. */
export function withWorn({ file, removedWorn }: WizardContext, feel: Feel): Design['worn'] {
  const { worn } = getOpenSavedDesign(file).design
  if (worn.length === 0 && removedWorn.length > 0) return removedWorn
  return [...worn, newWornPair(feel)].slice(0, designSettings.maxWornPairs)
}

export function isDelivered({ country }: Pick<WizardContext, 'country'>): boolean {
  return isShippedTo(country)
}
