import { combineFootPhotos } from '#domain/foot/combine-photos.ts'
import type { FootMeasures, FootSide } from '#domain/foot/foot-figures.ts'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import { differencesMm, findScanBlockers, isDifferencePrompted } from '#domain/scan/judge-scan.ts'
import type { Person } from '#domain/scan/person.ts'
import { asScanned, engineVersion, type MeasuredScan, type ScannedFoot } from '#domain/scan/scan.ts'
import { hasNewerWork, mergedDraft, newScanDraft, type ScanDraft } from '#domain/scan/scan-draft.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { settings } from '#domain/settings.ts'
import type {
  EarlierScan,
  FootScanContext,
  FootScanOutput,
  MeasuredPicture,
  PictureRequest,
  ScanOrigin,
} from './foot-scan.types.ts'
import { noReport } from './picture-report.ts'

type PersonDraftsContext = Pick<FootScanContext, 'personId' | 'drafts'>
type FootReportContext = Pick<FootScanContext, 'side' | 'report' | 'photos'>

/** The context at the start of a foot. */
export const untouched = {
  report: noReport,
  photos: [],
  verdict: undefined,
  isLowConfidence: false,
  rejectionCount: 0,
  rejectedPhoto: undefined,
  typedFigureErrors: {},
  typedFoot: undefined,
  stance: undefined,
  phoneCode: undefined,
  isAnotherPhone: false,
} satisfies Partial<FootScanContext>

/** Returns the draft that this device has of the person. */
export function getScanDraft({ personId, drafts }: PersonDraftsContext): ScanDraft {
  // `personId` is set in every state that measures.
  const id = personId as string
  return drafts.find((draft) => draft.personId === id) ?? newScanDraft(id)
}

export function withDraft(drafts: readonly ScanDraft[], draft: ScanDraft): readonly ScanDraft[] {
  return [...drafts.filter(({ personId }) => personId !== draft.personId), draft]
}

/** Changes the draft of this person. */
export function redrafted(context: PersonDraftsContext, change: Partial<ScanDraft>) {
  return { drafts: withDraft(context.drafts, { ...getScanDraft(context), ...change }) }
}

/**
 * Merges the draft of another window. A photo under review here is discarded if that draft has newer work on the same
 * feet.
 */
export function foundElsewhere({ drafts, personId }: PersonDraftsContext, found: ScanDraft): Partial<FootScanContext> {
  const own = getScanDraft({ personId: found.personId, drafts })
  const isGivenUp = found.personId === personId && own.isUnderWay && hasNewerWork(own, found)
  const merged = mergedDraft(own, found)
  return {
    drafts: withDraft(drafts, isGivenUp ? { ...merged, isUnderWay: false } : merged),
    ...(isGivenUp && { isWorkLost: true }),
  }
}

export function missingSide(draft: ScanDraft): FootSide | undefined {
  if (!draft.left) return 'left'
  return draft.right ? undefined : 'right'
}

/** Returns the person if one was given, or the only person of a guest. */
export function personMeant({
  personId,
  owner,
  people: [only, ...others],
}: Pick<FootScanContext, 'personId' | 'owner' | 'people'>): string | undefined {
  return personId ?? (owner === 'guest' && others.length === 0 ? only?.id : undefined)
}

type PeopleState = Pick<FootScanContext, 'people' | 'drafts'>

/** Starts measuring a person from where this device left off. A draft that became a scan is not continued. */
export function withPerson({ people, drafts }: PeopleState, personId: string | undefined): Partial<FootScanContext> {
  if (personId === undefined) return {}
  const there = getScanDraft({ personId, drafts })
  const draft = there.savedAs === undefined ? there : newScanDraft(personId)
  return {
    ...untouched,
    people,
    personId,
    side: missingSide(draft) ?? 'left',
    drafts: withDraft(drafts, { ...draft, isUnderWay: false }),
    isWorkLost: draft.isUnderWay,
    error: undefined,
    personErrors: [],
    personLimit: undefined,
  }
}

/** Returns the scans that shoes can be made from, newest first: they are offered before measuring. */
export function usableScans({ scans, personId }: Pick<FootScanContext, 'scans' | 'personId'>): EarlierScan[] {
  return scans
    .filter((one) => one.personId === personId && findScanBlockers(one.scan).length === 0)
    .toSorted((one, other) => (one.scan.measuredAt < other.scan.measuredAt ? 1 : -1))
}

/** Returns the accepted photos with the one under review. A corrected photo replaces itself. */
function photosWith({ photos, report }: Pick<FootScanContext, 'photos' | 'report'>): readonly MeasuredPicture[] {
  const others = photos.filter(({ photo }) => photo !== report.photo)
  return [...others, { photo: report.photo, feet: report.feet }]
}

/** Combines all photos of a foot. */
function verdictOn(context: FootReportContext, side: FootSide) {
  return combineFootPhotos(photosWith(context).flatMap(({ feet }) => feet.filter((foot) => foot.side === side)))
}

type AcceptFootContext = PersonDraftsContext & FootReportContext & Pick<FootScanContext, 'stance' | 'typedFoot'>

/** Returns the feet that the photos settle: one sheet may settle both. A foot accepted before stays. */
function settledFeet(context: AcceptFootContext): FootMeasures[] {
  return sidesToMeasure(context).flatMap((side) => {
    const verdict = verdictOn(context, side)
    return verdict.ok ? [verdict.value] : []
  })
}

/**
 * Accepts a photo: it settles the feet it can. While the current foot needs another photo, this one is retained for it.
 */
export function acceptedPicture(context: AcceptFootContext, at: string): Partial<FootScanContext> {
  const settled = settledFeet(context)
  const feet = settled.map((foot) => scannedBy(context, foot))
  const { drafts = context.drafts } = acceptedFeet(context, feet, at)
  const verdict = verdictOn(context, context.side)
  const isUnderWay = !verdict.ok
  return {
    photos: photosWith(context),
    verdict: verdict.ok ? undefined : verdict.code,
    ...redrafted({ ...context, drafts }, { isUnderWay }),
  }
}

/** The origin of feet measured here: no question about their difference was answered. */
const ownPair: ScanOrigin = { engine: engineVersion, doFeetDiffer: false }

/**
 * Accepts feet from this moment on. A confirmation that an earlier pair differs does not hold for this one; for a pair
 * from another device, that device has confirmed it.
 */
export function acceptedFeet(
  context: PersonDraftsContext,
  feet: readonly ScannedFoot[],
  at: string,
  { engine, doFeetDiffer }: ScanOrigin = ownPair,
): Partial<Pick<FootScanContext, 'drafts'>> {
  if (feet.length === 0) return {}
  const accepted = feet.map((scanned) => [scanned.foot.side, { scanned, at, engine }])
  return redrafted(context, {
    ...Object.fromEntries(accepted),
    doFeetDiffer: doFeetDiffer && feet.length === 2,
    isUnderWay: false,
  })
}

/** Returns the foot as the scan stores it, with its method. */
export function scannedBy(context: AcceptFootContext, measured: FootMeasures): ScannedFoot {
  const { way } = getScanDraft(context)
  // Another phone reports its own method.
  const own = way === undefined || way === 'other_phone' ? 'trace' : way
  return asScanned(measured, own, own === 'trace' ? context.stance : undefined)
}

type Pair = Required<Pick<ScanDraft, 'left' | 'right'>> & ScanDraft

const isPair = (draft: ScanDraft): draft is Pair => draft.left !== undefined && draft.right !== undefined

/** Returns the scan of both accepted feet, if both are accepted. */
export function toMeasuredScan(context: PersonDraftsContext): MeasuredScan | undefined {
  const draft = getScanDraft(context)
  if (!isPair(draft)) return undefined
  const { left, right, doFeetDiffer } = draft
  const last = left.at > right.at ? left : right
  return { left: left.scanned, right: right.scanned, doFeetDiffer, engine: last.engine, measuredAt: last.at }
}

/** Returns the sides that another phone has to measure: the one to repeat, or all missing ones. */
export function sidesToMeasure(context: PersonDraftsContext & Pick<FootScanContext, 'side'>): FootSide[] {
  const draft = getScanDraft(context)
  return (['left', 'right'] as const).filter((side) => side === context.side || !draft[side])
}

/** The person whose feet were measured. */
function getChosenPerson({ people, ...chosen }: PersonDraftsContext & Pick<FootScanContext, 'people'>): Person {
  const { personId } = getScanDraft(chosen)
  // A person is chosen from this list before anything is measured.
  return people.find(({ id }) => id === personId) as Person
}

export function savedOutput(context: FootScanContext): FootScanOutput {
  const { scans, scanId, isInUse } = context
  // A saved scan is among the loaded ones, or consists of the accepted feet of the draft.
  const scan = (scans.find(({ id }) => id === scanId)?.scan ?? toMeasuredScan(context)) as MeasuredScan
  return { kind: 'saved', person: getChosenPerson(context), scanId: scanId as string, isInUse, scan }
}

export function unsentOutput(context: FootScanContext): FootScanOutput {
  return { kind: 'unsent', person: getChosenPerson(context), scan: toMeasuredScan(context) as MeasuredScan }
}

export function isDifferenceOpen(context: PersonDraftsContext): boolean {
  const scan = toMeasuredScan(context)
  return scan !== undefined && !scan.doFeetDiffer && isDifferencePrompted(scan)
}

/** Returns whether the difference is plausible: beyond the limit no confirmation is accepted. */
export function mayDiffer(context: PersonDraftsContext): boolean {
  const scan = toMeasuredScan(context)
  return !!scan && differencesMm(scan).every(({ differMm }) => differMm < scanSettings.feetDiffer.maxMm)
}

type DifferenceContext = PersonDraftsContext & Pick<FootScanContext, 'side'>

export function traceQuestion(context: DifferenceContext, { paper, stance = 'standing', focal35Mm }: PictureRequest) {
  const { usualMm } = getScanDraft(context)
  return {
    side: context.side,
    paper,
    stance,
    ...(usualMm !== undefined && { usualMm }),
    ...(focal35Mm !== undefined && { focal35Mm }),
  }
}

export function photoQuestion({ side }: Pick<FootScanContext, 'side'>, { paper, focal35Mm }: PictureRequest) {
  // The guard `isSheetSet` lets no photo through whose sheet is `auto`.
  return { side, paper: paper as PaperName, ...(focal35Mm !== undefined && { focal35Mm }) }
}

/** After repeated rejections, other methods are offered before the same one. */
export function areOthersFirst({
  rejectionCount,
  isLowConfidence,
}: Pick<FootScanContext, 'rejectionCount' | 'isLowConfidence'>): boolean {
  return isLowConfidence || rejectionCount >= settings.measuring.rejectionsBeforeOthers
}
