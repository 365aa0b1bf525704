import { createActor, type EventObject, fromCallback, waitFor } from 'xstate'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import type { TraceQuestion, TraceRejection } from '#domain/foot/trace/question/trace-question.ts'
import { fail, ok } from '#domain/result.ts'
import type { Person } from '#domain/scan/person.ts'
import { asScanned, type MeasuredScan } from '#domain/scan/scan.ts'
import type { ScanDraft } from '#domain/scan/scan-draft.ts'
import { footPhotoMachine } from '#machines/foot-photo/foot-photo.machine.ts'
import type { MeasureOutcome } from '#machines/foot-photo/foot-photo.types.ts'
import { footScanMachine } from '#machines/foot-scan/foot-scan.machine.ts'
import type {
  AddedPerson,
  DeviceOrder,
  FollowPhoneInput,
  FootScanEvent,
  FootScanInput,
  KnownPeople,
  SaveScanAnswer,
} from '#machines/foot-scan/foot-scan.types.ts'
import { footTraceMachine } from '#machines/foot-trace/foot-trace.machine.ts'
import type { TraceOutcome } from '#machines/foot-trace/foot-trace.types.ts'
import { playedShop } from '#machines/testing/played-shop.ts'
import { measuredFoot } from './scanned-feet.ts'
import { someTraceAnswer, someTracedFoot } from './trace-answers.ts'

const size = { width: 400, height: 600 }
const traced = (foot: FootMeasures) => ({ ...someTracedFoot, foot })

export const rosa: Person = { id: 'p1', kind: 'self', name: 'Rosa', group: 'women' }
export const noa: Person = { id: 'p2', kind: 'child', name: 'Noa', group: 'neither' }
export const known: KnownPeople = { owner: 'customer', people: [rosa, noa], scans: [], drafts: [] }

export const noonAt = '2026-11-23T12:00:00.000Z'

/** A scan of feet of these lengths. */
export function someScan(leftMm = 251.27, rightMm = 254.1): MeasuredScan {
  return {
    left: asScanned(measuredFoot('left', leftMm), 'trace', 'standing'),
    right: asScanned(measuredFoot('right', rightMm), 'trace', 'standing'),
    doFeetDiffer: false,
    engine: '1',
    measuredAt: noonAt,
  }
}

/** The result of a photo of traced feet. */
export function tracedFeet(...feet: FootMeasures[]): TraceOutcome {
  const [one = measuredFoot('left'), other] = feet
  return ok({ ...someTraceAnswer([], other ? [traced(one), traced(other)] : [traced(one)]), size })
}

export const createRejectedTrace = (code: TraceRejection): TraceOutcome => fail(code, { size })

type Order<Question, Outcome> = {
  readonly question: Question
  readonly over: AbortSignal
  ends(outcome: Outcome): void
}

/** A fake engine that answers when the test says so. */
function engine<Question, Outcome>() {
  const orders: Order<Question, Outcome>[] = []
  const logic = fromCallback<EventObject, { photo: Blob; question: Question }>(({ input, sendBack }) => {
    const over = new AbortController()
    const ends = (outcome: Outcome) => sendBack({ type: 'photo.measured', outcome })
    orders.push({ question: input.question, over: over.signal, ends })
    return () => over.abort()
  })
  return { orders, logic }
}

/** Opens the scan machine with all its actors played by the test. */
export function openFootScan(input: FootScanInput = {}) {
  const { done, effect, answers } = playedShop<KnownPeople | AddedPerson | SaveScanAnswer>()
  const [traces, photos] = [engine<TraceQuestion, TraceOutcome>(), engine<PhotoQuestion, MeasureOutcome>()]
  const written: ScanDraft[] = []
  const phones: { input: unknown; over: AbortSignal; sendsEvent(event: FootScanEvent): void }[] = []
  let sendDeviceEvent: (event: EventObject) => void = () => {}
  const machine = footScanMachine.provide({
    actors: {
      readPeople: effect('readPeople'),
      addPerson: effect('addPerson'),
      saveScan: effect('saveScan'),
      device: fromCallback<DeviceOrder>(({ receive, sendBack }) => {
        sendDeviceEvent = sendBack
        receive(({ draft }) => written.push(draft))
      }),
      followPhone: fromCallback<EventObject, FollowPhoneInput>(({ input: phoneInput, sendBack }) => {
        const over = new AbortController()
        phones.push({ input: phoneInput, over: over.signal, sendsEvent: sendBack })
        return () => over.abort()
      }),
      footTrace: footTraceMachine.provide({ actors: { trace: traces.logic } }),
      footPhoto: footPhotoMachine.provide({ actors: { measure: photos.logic } }),
    },
  })
  const actor = createActor(machine, { input }).start()
  const now = () => actor.getSnapshot()
  const send = (...events: FootScanEvent[]) => {
    for (const event of events) actor.send(event)
  }
  const shows = (outcome: TraceOutcome) => {
    send({ type: 'photo.chosen', request: { photo: new Blob(['an outline']), paper: 'auto', stance: 'standing' } })
    traces.orders.at(-1)?.ends(outcome)
  }
  return {
    now,
    send,
    done,
    answers,
    written,
    phones,
    traces: traces.orders,
    photos: photos.orders,
    context: () => now().context,
    /** The draft of the person being measured, as this device stores it. */
    draft: () => now().context.drafts.find(({ personId }) => personId === now().context.personId),
    is: (value: Parameters<ReturnType<typeof now>['matches']>[0]) => now().matches(value),
    sendsEvent: (event: FootScanEvent) => sendDeviceEvent(event),
    /** Provides another photo with this outcome. */
    shows,
    accepts(outcome: TraceOutcome, at = noonAt) {
      shows(outcome)
      send({ type: 'foot.accepted', at })
    },
    output: () => waitFor(actor, ({ status }) => status === 'done').then(({ output }) => output),
  }
}

/** Opens the scan machine after a person and a method were chosen. */
export async function openMethod(method: 'trace' | 'on_sheet' | 'by_hand' | 'other_phone' = 'trace', there = known) {
  const opened = openFootScan()
  await opened.answers(there)
  opened.send({ type: 'person.chosen', personId: 'p1' }, { type: 'usualSize.chosen', usualMm: undefined })
  opened.send({ type: 'method.chosen', method }, { type: 'instructions.read' })
  return opened
}
