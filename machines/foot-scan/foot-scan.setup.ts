import { assign, type EventObject, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { typedMeasures } from '#domain/foot/typed-measures.ts'
import { type PersonWish, readPerson, roomForPerson } from '#domain/scan/person.ts'
import type { MeasuredScan, ScannedFoot } from '#domain/scan/scan.ts'
import { hasNews, type MeasureWay, newScanDraft, type ScanDraft } from '#domain/scan/scan-draft.ts'
import type { TypedPair } from '#domain/scan/typed-pair.ts'
import { footPhotoMachine } from '../foot-photo/foot-photo.machine.ts'
import { footTraceMachine } from '../foot-trace/foot-trace.machine.ts'
import { notProvided } from '../not-provided.ts'
import type {
  AddedPerson,
  DeviceOrder,
  FootScanContext,
  FootScanEvent,
  FootScanInput,
  FootScanOutput,
  KeptAnswer,
  KnownPeople,
  PhoneAsked,
  PhoneCode,
  PictureReport,
  PictureWish,
  SaidOfPair,
  ScanFault,
  TypedNumbers,
} from './foot-scan.types.ts'
import {
  acceptedFeet,
  acceptedPicture,
  draftOf,
  foundElsewhere,
  isDifferenceOpen,
  mayDiffer,
  missingSide,
  photoQuestion,
  redrafted,
  scannedBy,
  traceQuestion,
  untouched,
  usableScans,
  withDraft,
  withPerson,
} from './scan-steps.ts'

/** The machine that measures a photo on the way that was chosen. */
const measurer = ({ context }: { context: FootScanContext }) => (draftOf(context).way === 'trace' ? 'trace' : 'photo')

/** What the machine foot-scan knows, may do and asks of the world. */
export const footScanSetup = setup({
  types: {
    context: {} as FootScanContext,
    events: {} as FootScanEvent,
    input: {} as FootScanInput,
    output: {} as FootScanOutput,
    /** Busy is what loading the page anew would lose. */
    tags: {} as
      | 'busy'
      | 'reading-people'
      | 'choosing-person'
      | 'people-unread'
      | 'choosing-earlier'
      | 'telling-size'
      | 'choosing-way'
      | 'instructions'
      | 'picture'
      | 'measuring'
      | 'asking'
      | 'correcting'
      | 'broken'
      | 'stopped'
      | 'refused'
      | 'review'
      | 'another-photo'
      | 'typing'
      | 'other-phone'
      | 'phone-connected'
      | 'code-over'
      | 'line-lost'
      | 'differing'
      | 'unbelieved'
      | 'unsent'
      | 'other-window',
    children: {} as { device: 'device'; trace: 'footTrace'; photo: 'footPhoto' },
  },
  actors: {
    readPeople: fromPromise<KnownPeople>(notProvided('readPeople')),
    addPerson: fromPromise<AddedPerson, PersonWish>(notProvided('addPerson')),
    /** The same scan sent twice is one. */
    keepScan: fromPromise<KeptAnswer, { personId: string; scan: MeasuredScan }>(notProvided('keepScan')),
    /** Keeps drafts on the device: tells `draft.kept` or `draft.unkept` of each, and `draft.found` of those of other windows. */
    device: fromCallback<DeviceOrder>(notProvided('device')),
    /** Lets another phone in and follows it, by the events that begin with `phone.`; the feet still to be measured are asked of it. */
    followPhone: fromCallback<EventObject, PhoneAsked>(notProvided('followPhone')),
    footTrace: footTraceMachine,
    footPhoto: footPhotoMachine,
  },
  guards: {
    isThere: ({ context }, personId: string | undefined) => context.people.some(({ id }) => id === personId),
    isWishSound: ({ context: { personFaults, noRoom } }) => personFaults.length === 0 && !noRoom,
    isBegun({ context }) {
      const { way, left, right } = draftOf(context)
      if (left !== undefined || right !== undefined) return true
      // Another phone may have sent both feet while this page was closed.
      return way !== undefined && (context.isAnew || usableScans(context).length === 0)
    },
    mayChoose: ({ context }) => !context.isDecided,
    hasEarlier: ({ context }) => !context.isAnew && usableScans(context).length > 0,
    isUsable: ({ context }, scanId: string) => usableScans(context).some(({ id }) => id === scanId),
    isFootMissing: ({ context }) => missingSide(draftOf(context)) !== undefined,
    isDifferenceOpen: ({ context }) => isDifferenceOpen(context),
    mayDiffer: ({ context }) => mayDiffer(context),
    isWayOpen: ({ context }) => draftOf(context).way === undefined,
    isByHand: ({ context }) => draftOf(context).way === 'by_hand',
    isByPhone: ({ context }) => draftOf(context).way === 'other_phone',
    isTraced: ({ context }) => draftOf(context).way === 'trace',
    isSeen: ({ context }) => draftOf(context).way !== 'trace',
    isSheetTold: ({ context }, { paper }: PictureWish) => draftOf(context).way === 'trace' || paper !== 'auto',
    isReported: ({ context }, phase: PictureReport['phase']) => context.report.phase === phase,
    isSettled: ({ context }) => context.verdict === undefined,
    needsAnother: ({ context }) => context.verdict === 'needs_another',
    hasNumbers: ({ context }) => context.typedFoot !== undefined,
    isFinishedElsewhere: ({ context }, found: ScanDraft) =>
      found.personId === context.personId && found.keptAs !== undefined && hasNews(draftOf(context), found),
    isGoneOnElsewhere: ({ context }, found: ScanDraft) =>
      found.personId === context.personId && hasNews(draftOf(context), found),
  },
  actions: {
    takePeople: assign((_, known: KnownPeople) => known),
    takePerson: assign(({ context }, personId: string | undefined) => withPerson(context, personId)),
    takeAdded: assign(({ context }, added: AddedPerson) =>
      added.kind === 'added'
        ? withPerson({ ...context, people: [...context.people, added.person] }, added.person.id)
        : { fault: added.fault },
    ),
    takeWish: assign(({ context: { people, owner } }, personWish: PersonWish) => {
      const read = readPerson(personWish)
      return {
        personWish,
        personFaults: read.ok ? [] : read.facts,
        noRoom: roomForPerson(personWish.kind, people, owner),
        fault: undefined,
      }
    }),
    tell: assign({ fault: (_, fault: ScanFault | undefined) => fault }),
    beginAnew: assign(({ context }) => ({
      ...untouched,
      side: 'left' as const,
      drafts: withDraft(context.drafts, newScanDraft(draftOf(context).personId)),
    })),
    takeUsual: assign(({ context }, usualMm: number | undefined) => {
      const { usualMm: _, ...draft } = draftOf(context)
      return { drafts: withDraft(context.drafts, usualMm === undefined ? draft : { ...draft, usualMm }) }
    }),
    // Photos of one way say nothing beside those of another. Who takes the same way again has still been refused there.
    takeWay: assign(({ context }, way: MeasureWay) => ({
      ...untouched,
      refusals: way === draftOf(context).way ? context.refusals : 0,
      ...redrafted(context, { way }),
    })),
    turn: assign(({ context }) => ({
      ...untouched,
      photos: context.photos,
      side: missingSide(draftOf(context)) ?? context.side,
    })),
    turnTo: assign((_, side: FootSide) => ({ ...untouched, side, rejections: [] })),
    takePhoto: assign(({ context }, { stance }: PictureWish) => ({
      ...redrafted(context, { isUnderWay: true }),
      stance,
      isUnsure: false,
      isWorkLost: false,
      fault: undefined,
    })),
    leavePhoto: assign(({ context }) => redrafted(context, { isUnderWay: false })),
    losePhoto: assign(({ context }) => ({
      ...untouched,
      ...redrafted(context, { isUnderWay: false }),
      isWorkLost: draftOf(context).isUnderWay,
    })),
    hear: assign({ report: (_, report: PictureReport) => report }),
    // However often a hand corrects it in vain, it is one photo.
    countRefusal: assign(({ context: { refusals, refusedPhoto, report } }) => ({
      refusals: report.photo === refusedPhoto ? refusals : refusals + 1,
      refusedPhoto: report.photo,
    })),
    acceptPicture: assign(({ context }, at: string) => acceptedPicture(context, at)),
    giveUp: assign({ photos: [], isUnsure: true }),
    noteNumbers: assign(({ context }, typed: TypedPair) => redrafted(context, { typed })),
    takeNumbers: assign(({ context: { side } }, { texts, unit, toeForm }: TypedNumbers) => {
      const read = typedMeasures({ side, texts, unit, toeForm })
      return read.ok ? { typedFoot: read.value, typedFaults: {} } : { typedFoot: undefined, typedFaults: read.facts }
    }),
    acceptNumbers: assign(({ context }, at: string) =>
      context.typedFoot ? acceptedFeet(context, [scannedBy(context, context.typedFoot)], at) : {},
    ),
    takeCode: assign({ phoneCode: (_, code: PhoneCode | undefined) => code }),
    wantAnotherPhone: assign({ isAnotherPhone: (_, isAnotherPhone: boolean) => isAnotherPhone }),
    acceptFeet: assign(
      ({ context }, { feet, at, ...said }: { feet: readonly ScannedFoot[]; at: string } & SaidOfPair) =>
        acceptedFeet(context, feet, at, said),
    ),
    confirmDifference: assign(({ context }) => redrafted(context, { doFeetDiffer: true })),
    takeScanId: assign({ scanId: (_, scanId: string | undefined) => scanId }),
    finishDraft: assign(({ context }) => (context.scanId ? redrafted(context, { keptAs: context.scanId }) : {})),
    takeAnswer: assign((_, answer: KeptAnswer) => {
      if (answer.kind === 'kept') return { scanId: answer.scanId, isInUse: answer.isInUse, fault: undefined }
      return answer.kind === 'rejected' ? { rejections: answer.reasons, fault: undefined } : { fault: answer.fault }
    }),
    find: assign(({ context }, found: ScanDraft) => foundElsewhere(context, found)),
    noteKeeping: assign({ isUnkept: (_, isUnkept: boolean) => isUnkept }),
    write: sendTo('device', ({ context }) => ({ type: 'draft.written', draft: draftOf(context) })),
    measure: sendTo(measurer, ({ context }, wish: PictureWish) => ({
      type: 'photo.given' as const,
      wish: {
        photo: wish.photo,
        question: draftOf(context).way === 'trace' ? traceQuestion(context, wish) : photoQuestion(context, wish),
      },
    })),
    pass: sendTo(measurer, ({ event }) => event),
  },
})
