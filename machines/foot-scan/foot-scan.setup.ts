import { assign, type EventObject, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { typedMeasures } from '#domain/foot/typed-measures.ts'
import { checkPersonLimit, type PersonInput, readPerson } from '#domain/scan/person.ts'
import type { MeasuredScan, ScannedFoot } from '#domain/scan/scan.ts'
import { hasNewerWork, type MeasureMethod, newScanDraft, type ScanDraft } from '#domain/scan/scan-draft.ts'
import type { TypedPair } from '#domain/scan/typed-pair.ts'
import { footPhotoMachine } from '../foot-photo/foot-photo.machine.ts'
import { footTraceMachine } from '../foot-trace/foot-trace.machine.ts'
import { notProvided } from '../not-provided.ts'
import type {
  AddedPerson,
  DeviceOrder,
  FollowPhoneInput,
  FootScanContext,
  FootScanEvent,
  FootScanInput,
  FootScanOutput,
  KnownPeople,
  PhoneCode,
  PictureReport,
  PictureRequest,
  SaveScanAnswer,
  ScanError,
  ScanOrigin,
  TypedNumbers,
} from './foot-scan.types.ts'
import {
  acceptedFeet,
  acceptedPicture,
  foundElsewhere,
  getScanDraft,
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

/** The machine that measures photos for the chosen method. */
const measurer = ({ context }: { context: FootScanContext }) =>
  getScanDraft(context).way === 'trace' ? 'trace' : 'photo'

/** Types, guards, actions and actors of the foot-scan machine. */
export const footScanSetup = setup({
  types: {
    context: {} as FootScanContext,
    events: {} as FootScanEvent,
    input: {} as FootScanInput,
    output: {} as FootScanOutput,
    /** `busy`: a reload of the page would lose work. */
    tags: {} as
      | 'busy'
      | 'reading-people'
      | 'choosing-person'
      | 'people-unread'
      | 'choosing-earlier'
      | 'choosing-size'
      | 'choosing-method'
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
    addPerson: fromPromise<AddedPerson, PersonInput>(notProvided('addPerson')),
    /** Saving the same scan twice stores it once. */
    saveScan: fromPromise<SaveScanAnswer, { personId: string; scan: MeasuredScan }>(notProvided('saveScan')),
    /**
     * Stores drafts on the device: reports `draft.stored` or `draft.notStored` for each, and `draft.detected` for
     * drafts of other windows.
     */
    device: fromCallback<DeviceOrder>(notProvided('device')),
    /**
     * Lets another phone in and follows it, reported by the `phone.` events. The other phone measures the missing feet.
     */
    followPhone: fromCallback<EventObject, FollowPhoneInput>(notProvided('followPhone')),
    footTrace: footTraceMachine,
    footPhoto: footPhotoMachine,
  },
  guards: {
    isThere: ({ context }, personId: string | undefined) => context.people.some(({ id }) => id === personId),
    isPersonInputValid: ({ context: { personErrors, personLimit } }) => personErrors.length === 0 && !personLimit,
    isBegun({ context }) {
      const { way: method, left, right } = getScanDraft(context)
      if (left !== undefined || right !== undefined) return true
      // Another phone may have sent both feet while this page was closed.
      return method !== undefined && (context.isRemeasure || usableScans(context).length === 0)
    },
    mayChoose: ({ context }) => !context.isDecided,
    hasEarlier: ({ context }) => !context.isRemeasure && usableScans(context).length > 0,
    isUsable: ({ context }, scanId: string) => usableScans(context).some(({ id }) => id === scanId),
    isFootMissing: ({ context }) => missingSide(getScanDraft(context)) !== undefined,
    isDifferenceOpen: ({ context }) => isDifferenceOpen(context),
    mayDiffer: ({ context }) => mayDiffer(context),
    isMethodUnset: ({ context }) => getScanDraft(context).way === undefined,
    isByHand: ({ context }) => getScanDraft(context).way === 'by_hand',
    isByPhone: ({ context }) => getScanDraft(context).way === 'other_phone',
    isTraced: ({ context }) => getScanDraft(context).way === 'trace',
    isSheetSet: ({ context }, { paper }: PictureRequest) => getScanDraft(context).way === 'trace' || paper !== 'auto',
    isReported: ({ context }, phase: PictureReport['phase']) => context.report.phase === phase,
    isSettled: ({ context }) => context.verdict === undefined,
    needsAnother: ({ context }) => context.verdict === 'needs_another',
    hasNumbers: ({ context }) => context.typedFoot !== undefined,
    isFinishedElsewhere: ({ context }, found: ScanDraft) =>
      found.personId === context.personId && found.savedAs !== undefined && hasNewerWork(getScanDraft(context), found),
    isGoneOnElsewhere: ({ context }, found: ScanDraft) =>
      found.personId === context.personId && hasNewerWork(getScanDraft(context), found),
  },
  actions: {
    takePeople: assign((_, known: KnownPeople) => known),
    takePerson: assign(({ context }, personId: string | undefined) => withPerson(context, personId)),
    takeAdded: assign(({ context }, added: AddedPerson) =>
      added.kind === 'added'
        ? withPerson({ ...context, people: [...context.people, added.person] }, added.person.id)
        : { error: added.error },
    ),
    setPersonInput: assign(({ context: { people, owner } }, personInput: PersonInput) => {
      const read = readPerson(personInput)
      return {
        personInput,
        personErrors: read.ok ? [] : read.facts,
        personLimit: checkPersonLimit(personInput.kind, people, owner),
        error: undefined,
      }
    }),
    setError: assign({ error: (_, error: ScanError | undefined) => error }),
    restartScan: assign(({ context }) => ({
      ...untouched,
      side: 'left' as const,
      drafts: withDraft(context.drafts, newScanDraft(getScanDraft(context).personId)),
    })),
    setUsualSize: assign(({ context }, usualMm: number | undefined) => {
      const { usualMm: _, ...draft } = getScanDraft(context)
      return { drafts: withDraft(context.drafts, usualMm === undefined ? draft : { ...draft, usualMm }) }
    }),
    // Photos of one method are not combined with those of another. Choosing the same method again retains its count of
    // rejections.
    setMethod: assign(({ context }, method: MeasureMethod) => ({
      ...untouched,
      rejectionCount: method === getScanDraft(context).way ? context.rejectionCount : 0,
      ...redrafted(context, { way: method }),
    })),
    turn: assign(({ context }) => ({
      ...untouched,
      photos: context.photos,
      side: missingSide(getScanDraft(context)) ?? context.side,
    })),
    turnTo: assign((_, side: FootSide) => ({ ...untouched, side, rejections: [] })),
    takePhoto: assign(({ context }, { stance }: PictureRequest) => ({
      ...redrafted(context, { isUnderWay: true }),
      stance,
      isLowConfidence: false,
      isWorkLost: false,
      error: undefined,
    })),
    discardPhoto: assign(({ context }) => redrafted(context, { isUnderWay: false })),
    losePhoto: assign(({ context }) => ({
      ...untouched,
      ...redrafted(context, { isUnderWay: false }),
      isWorkLost: getScanDraft(context).isUnderWay,
    })),
    setReport: assign({ report: (_, report: PictureReport) => report }),
    // A photo that is corrected several times counts as one rejection.
    countRejection: assign(({ context: { rejectionCount, rejectedPhoto, report } }) => ({
      rejectionCount: report.photo === rejectedPhoto ? rejectionCount : rejectionCount + 1,
      rejectedPhoto: report.photo,
    })),
    acceptPicture: assign(({ context }, at: string) => acceptedPicture(context, at)),
    giveUp: assign({ photos: [], isLowConfidence: true }),
    noteNumbers: assign(({ context }, typed: TypedPair) => redrafted(context, { typed })),
    setNumbers: assign(({ context: { side } }, { texts, unit, toeForm }: TypedNumbers) => {
      const read = typedMeasures({ side, texts, unit, toeForm })
      return read.ok
        ? { typedFoot: read.value, typedFigureErrors: {} }
        : { typedFoot: undefined, typedFigureErrors: read.facts }
    }),
    acceptNumbers: assign(({ context }, at: string) =>
      context.typedFoot ? acceptedFeet(context, [scannedBy(context, context.typedFoot)], at) : {},
    ),
    takeCode: assign({ phoneCode: (_, code: PhoneCode | undefined) => code }),
    wantAnotherPhone: assign({ isAnotherPhone: (_, isAnotherPhone: boolean) => isAnotherPhone }),
    acceptFeet: assign(
      ({ context }, { feet, at, ...said }: { feet: readonly ScannedFoot[]; at: string } & ScanOrigin) =>
        acceptedFeet(context, feet, at, said),
    ),
    confirmDifference: assign(({ context }) => redrafted(context, { doFeetDiffer: true })),
    takeScanId: assign({ scanId: (_, scanId: string | undefined) => scanId }),
    finishDraft: assign(({ context }) => (context.scanId ? redrafted(context, { savedAs: context.scanId }) : {})),
    takeAnswer: assign((_, answer: SaveScanAnswer) => {
      if (answer.kind === 'saved') return { scanId: answer.scanId, isInUse: answer.isInUse, error: undefined }
      return answer.kind === 'rejected' ? { rejections: answer.reasons, error: undefined } : { error: answer.error }
    }),
    find: assign(({ context }, found: ScanDraft) => foundElsewhere(context, found)),
    setDeviceSaved: assign({ isUnkept: (_, isUnkept: boolean) => isUnkept }),
    write: sendTo('device', ({ context }) => ({ type: 'draft.written', draft: getScanDraft(context) })),
    measure: sendTo(measurer, ({ context }, request: PictureRequest) => ({
      type: 'photo.chosen' as const,
      request: {
        photo: request.photo,
        question:
          getScanDraft(context).way === 'trace' ? traceQuestion(context, request) : photoQuestion(context, request),
      },
    })),
    pass: sendTo(measurer, ({ event }) => event),
  },
})
