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

/** Returns the open design. */
export function getOpenDesign({ file }: Pick<WizardContext, 'file'>): Design {
  return getOpenSavedDesign(file).design
}

/** Returns the context for a newly opened design: its fields, without the errors of another design. */
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

/** An agreement holds for the pair as it was: a change of the pair resets it. */
export function changed(context: WizardContext, change: Parameters<typeof changeOpen>[1]): Partial<WizardContext> {
  const file = changeOpen(context.file, change)
  if (file === context.file) return {}
  // The name is not part of the pair.
  if (Object.keys(change).every((part) => part === 'name')) return { file }
  return { file, hasAgreed: false, isAgreementMissing: false, cartError: undefined, hasMakeError: false }
}

type CompletedFootScan = Exclude<FootScanOutput, { kind: 'abandoned' }>

/** Copies both feet of a scan into the design, with their person. */
export function feetFrom(output: CompletedFootScan): Pick<Design, 'person' | 'feet'> {
  const { measuredAt, engine, left, right } = output.scan
  const common = { ...(output.kind === 'saved' && { scanId: output.scanId }), measuredAt, engine }
  const feet: DesignFeet = { left: { ...common, scanned: left }, right: { ...common, scanned: right } }
  return { person: output.person, feet }
}

/** Adds the id of the scan to feet of this person that were stored on the device only. */
export function sentFeet({ person, feet }: Design, personId: string, scanId: string): Pick<Design, 'feet'> {
  if (!feet || person?.id !== personId) return feet ? { feet } : {}
  const { left, right } = feet
  return { feet: { left: { scanId, ...left }, right: { scanId, ...right } } }
}

/** Retains the typed text in its field; the design gets the last text that can be printed. */
export function typedSole(context: WizardContext, typed: string): Partial<WizardContext> {
  const read = readSoleText(typed)
  if (!read.ok) return { file: typeInOpen(context.file, typed), soleTyped: typed, soleTextError: read.code }
  const sound = { ...context, file: typeInOpen(context.file, undefined) }
  return { file: sound.file, ...changed(sound, { soleText: read.value }), soleTyped: typed, soleTextError: undefined }
}

type WearZoneAnswer = { readonly sides: readonly FootSide[]; readonly zone: WearZone; readonly answer: WearAnswer }

/** Adds the answer about one zone of one foot, or of both. */
export function answered(pair: WornPair, { sides, zone, answer }: WearZoneAnswer): WornPair {
  const of = (side: FootSide) => (sides.includes(side) ? { ...pair.answers[side], [zone]: answer } : pair.answers[side])
  return { ...pair, answers: { left: of('left'), right: of('right') } }
}

/** Adds another design with the same feet. */
export function begun({ file }: WizardContext, id: string): DesignFile {
  const { person, feet } = getOpenSavedDesign(file).design
  const added = addDesign(file, id)
  return added.open === id && person && feet ? changeOpen(added, { person, feet }) : added
}

/**
 * Merges the designs of another window or of the shop; `localDesign` is the open design as it was here, if it was
 * replaced.
 */
export function found(context: WizardContext, { file, localDesign }: MergedDesigns): Partial<WizardContext> {
  const isSame =
    getOpenSavedDesign(file).design.soleText === getOpenDesign(context).soleText && file.open === context.file.open
  if (localDesign) return { ...opened(file), localDesign }
  // The typed text stays in its field, unless the text of the design changed.
  return isSame ? { file } : opened(file)
}

export function hasFeet(context: Pick<WizardContext, 'file'>): boolean {
  return getOpenDesign(context).feet !== undefined
}

export function isComplete(context: Pick<WizardContext, 'file' | 'hasMakeError'>): boolean {
  return findDesignBlockers(getOpenDesign(context)).length === 0 && !context.hasMakeError
}

/** Adds a worn pair; the first one restores the answers that were set aside. */
export function withWorn({ file, removedWorn }: WizardContext, feel: Feel): Design['worn'] {
  const { worn } = getOpenSavedDesign(file).design
  if (worn.length === 0 && removedWorn.length > 0) return removedWorn
  return [...worn, newWornPair(feel)].slice(0, designSettings.maxWornPairs)
}

export function isDelivered({ country }: Pick<WizardContext, 'country'>): boolean {
  return isShippedTo(country)
}
