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

/** Of the foot whose turn it is, nothing was done yet. */
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

/** What this device has of the person whose feet are measured. */
export function getScanDraft({ personId, drafts }: PersonDraftsContext): ScanDraft {
  // Nobody's feet are measured before a person is chosen.
  const id = personId as string
  return drafts.find((draft) => draft.personId === id) ?? newScanDraft(id)
}

export function withDraft(drafts: readonly ScanDraft[], draft: ScanDraft): readonly ScanDraft[] {
  return [...drafts.filter(({ personId }) => personId !== draft.personId), draft]
}

/** Something of the draft of this person is otherwise now. */
export function redrafted(context: PersonDraftsContext, change: Partial<ScanDraft>) {
  return { drafts: withDraft(context.drafts, { ...getScanDraft(context), ...change }) }
}

/** Another window has kept something of somebody. A photo that is looked at here is given up for that, if it is of the same feet. */
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

/** Whose feet it is about, where nobody was named: a guest has one person at all. */
export function personMeant({
  personId,
  owner,
  people: [only, ...others],
}: Pick<FootScanContext, 'personId' | 'owner' | 'people'>): string | undefined {
  return personId ?? (owner === 'guest' && others.length === 0 ? only?.id : undefined)
}

type PeopleState = Pick<FootScanContext, 'people' | 'drafts'>

/** Somebody is measured now: from where this device has got with them. What has become a scan is not gone on with. */
export function withPerson({ people, drafts }: PeopleState, personId: string | undefined): Partial<FootScanContext> {
  if (personId === undefined) return {}
  const there = getScanDraft({ personId, drafts })
  const draft = there.keptAs === undefined ? there : newScanDraft(personId)
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

/** Scans by which shoes may be made: those are offered before anything is measured, the newest first. */
export function usableScans({ scans, personId }: Pick<FootScanContext, 'scans' | 'personId'>): EarlierScan[] {
  return scans
    .filter((one) => one.personId === personId && findScanBlockers(one.scan).length === 0)
    .toSorted((one, other) => (one.scan.measuredAt < other.scan.measuredAt ? 1 : -1))
}

/** The photos that were accepted, with the one that is looked at. One that was corrected takes its own place. */
function photosWith({ photos, report }: Pick<FootScanContext, 'photos' | 'report'>): readonly MeasuredPicture[] {
  const others = photos.filter(({ photo }) => photo !== report.photo)
  return [...others, { photo: report.photo, feet: report.feet }]
}

/** What all photos together say of a foot. */
function verdictOn(context: FootReportContext, side: FootSide) {
  return combineFootPhotos(photosWith(context).flatMap(({ feet }) => feet.filter((foot) => foot.side === side)))
}

type AcceptFootContext = PersonDraftsContext & FootReportContext & Pick<FootScanContext, 'stance' | 'typedFoot'>

/** The feet that a photo has settled: on one sheet those may be both. What was accepted before stays. */
function settledFeet(context: AcceptFootContext): FootMeasures[] {
  return sidesToMeasure(context).flatMap((side) => {
    const verdict = verdictOn(context, side)
    return verdict.ok ? [verdict.value] : []
  })
}

/** A photo that is accepted settles what it can; while the foot whose turn it is needs another, it is kept beside that one. */
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

/** Measured here, and nobody was asked about both. */
const ownPair: ScanOrigin = { engine: engineVersion, doFeetDiffer: false }

/**
 * A foot that is accepted is so from that moment on, and whatever was said of the pair before is not said of this one. Of a pair that
 * comes from another device, that device has said it.
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

/** A foot as the scan has it, by the way on which it was measured. */
export function scannedBy(context: AcceptFootContext, measured: FootMeasures): ScannedFoot {
  const { way } = getScanDraft(context)
  // Another phone tells its own way.
  const own = way === undefined || way === 'other_phone' ? 'trace' : way
  return asScanned(measured, own, own === 'trace' ? context.stance : undefined)
}

type Pair = Required<Pick<ScanDraft, 'left' | 'right'>> & ScanDraft

const isPair = (draft: ScanDraft): draft is Pair => draft.left !== undefined && draft.right !== undefined

/** The scan that both accepted feet are. */
export function toMeasuredScan(context: PersonDraftsContext): MeasuredScan | undefined {
  const draft = getScanDraft(context)
  if (!isPair(draft)) return undefined
  const { left, right, doFeetDiffer } = draft
  const last = left.at > right.at ? left : right
  return { left: left.scanned, right: right.scanned, doFeetDiffer, engine: last.engine, measuredAt: last.at }
}

/** What another phone is asked for: the foot that is to be measured again, or all that are missing. */
export function sidesToMeasure(context: PersonDraftsContext & Pick<FootScanContext, 'side'>): FootSide[] {
  const draft = getScanDraft(context)
  return (['left', 'right'] as const).filter((side) => side === context.side || !draft[side])
}

/** A scan that was kept, now or before. */
/** Whose feet they are: nobody ends here who is not one of those that were known. */
function getChosenPerson({ people, ...chosen }: PersonDraftsContext & Pick<FootScanContext, 'people'>): Person {
  const { personId } = getScanDraft(chosen)
  return people.find(({ id }) => id === personId) as Person
}

export function savedOutput(context: FootScanContext): FootScanOutput {
  const { scans, scanId, isInUse } = context
  // Nobody ends here without a scan and its name.
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

/** Beyond that nobody is believed, whatever they say. */
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
  // Nobody comes here before the sheet is told.
  return { side, paper: paper as PaperName, ...(focal35Mm !== undefined && { focal35Mm }) }
}

/** Somebody whose photos are refused again and again is offered other ways before the same one. */
export function areOthersFirst({
  rejectionCount,
  isLowConfidence,
}: Pick<FootScanContext, 'rejectionCount' | 'isLowConfidence'>): boolean {
  return isLowConfidence || rejectionCount >= settings.measuring.rejectionsBeforeOthers
}
