import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import type { HandMarks } from '#domain/foot/photo/by-hand/hand-marks.ts'
import type { Corners, PhotoQuestion, PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import { fail, ok } from '#domain/result.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import type { WalkOptions } from '../testing/edge-paths.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { footPhotoMachine } from './foot-photo.machine.ts'
import type { FootPhotoEvent, MeasuredFoot, MeasureOutcome, MeasureStage, PhotoRequest } from './foot-photo.types.ts'
import { knownPhoto, nothingDetected } from './photo-state.ts'

const size = { width: 1_050, height: 1_485 }
const request = (photo = new Blob(['a foot'])): PhotoRequest => ({ photo, question: { paper: 'a4', side: 'left' } })
/** A sheet seen from straight above. */
const corners: Corners = [
  { x: 105, y: 148 },
  { x: 945, y: 148 },
  { x: 105, y: 1_336 },
  { x: 945, y: 1_336 },
]
const crooked: Corners = [{ x: 900, y: 1_200 }, corners[1], corners[2], corners[3]]
const heel = { x: 525, y: 1_300 }

const measured = (lengthMm: number) =>
  ({
    foot: { side: 'left', figures: { lengthMm: { value: lengthMm } } },
    seen: { corners, outline: [heel], focal35Mm: 26 },
    size,
  }) as unknown as MeasuredFoot
const rejectWith = (code: PhotoRejection, found?: Corners) => fail(code, { size, ...(found && { corners: found }) })

type Order = {
  question: PhotoQuestion
  signal: AbortSignal
  stage(stage: MeasureStage): void
  ends(outcome: MeasureOutcome | Error): void
}

function open() {
  const orders: Order[] = []
  const machine = footPhotoMachine.provide({
    actors: {
      measure: fromCallback<EventObject, { photo: Blob; question: PhotoQuestion }>(({ input, sendBack }) => {
        const over = new AbortController()
        let isDone = false
        const sendProgress = (event: FootPhotoEvent) => {
          isDone = event.type !== 'stage.reached'
          sendBack(event)
        }
        orders.push({
          question: input.question,
          signal: over.signal,
          stage: (stage) => sendProgress({ type: 'stage.reached', stage }),
          ends: (outcome) =>
            sendProgress(outcome instanceof Error ? { type: 'measuring.broken' } : { type: 'photo.measured', outcome }),
        })
        return () => {
          if (!isDone) over.abort()
        }
      }),
    },
  })
  const actor = createActor(machine).start()
  const send = (...events: FootPhotoEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return { send, orders, now: () => actor.getSnapshot(), context: () => actor.getSnapshot().context }
}

/** A measured photo with the correction open. */
async function openCorrection(outcome: MeasureOutcome = ok(measured(261.1))) {
  const opened = open()
  opened.send({ type: 'photo.chosen', request: request() })
  opened.orders[0]?.ends(outcome)
  opened.send({ type: 'correction.opened' })
  return opened
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rest = () => vi.advanceTimersByTime(450)
const set = (hand: HandMarks): FootPhotoEvent => ({ type: 'marks.set', hand })

describe('Measuring a photo', () => {
  it('reports stages and outcome', async () => {
    const { send, orders, now, context } = open()
    expect(now().hasTag('measuring')).toBe(false)
    send({ type: 'photo.chosen', request: request() })
    orders[0]?.stage('paper')
    expect([now().hasTag('busy'), now().hasTag('measuring'), context().stage]).toEqual([true, true, 'paper'])
    orders[0]?.ends(ok(measured(261.1)))
    expect(now().value).toEqual({ work: 'done', hand: 'away' })
    expect(context()).toMatchObject({ found: measured(261.1), answer: { foot: measured(261.1), hand: {} } })
    expect(now().hasTag('busy')).toBe(false)
  })

  it('restarts with a newer photo', async () => {
    const { send, orders, context } = open()
    send({ type: 'photo.chosen', request: request() })
    orders[0]?.stage('paper')
    send({ type: 'photo.chosen', request: request() })
    expect(orders.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(context().stage).toBe('reading')
    orders[0]?.ends(ok(measured(200)))
    expect(context().outcome).toBeUndefined()
  })

  it.each(['photo.chosen', 'photo.changed'] as const)('forgets the earlier outcome on %s', async (type) => {
    const { send, context } = await openCorrection()
    send({ type, request: request() })
    const { outcome, answer, found, detected } = context()
    expect([outcome, answer, found, detected]).toEqual([undefined, undefined, undefined, nothingDetected])
  })

  it('can be stopped, retried after a crash, and reset by a changed request', async () => {
    const { send, orders, now, context } = open()
    send({ type: 'photo.chosen', request: request() }, { type: 'measuring.stopped' })
    expect([now().hasTag('stopped'), now().hasTag('busy'), orders[0]?.signal.aborted]).toEqual([true, false, true])
    send({ type: 'photo.chosen', request: request() })
    orders[1]?.ends(new Error('out of memory'))
    expect(now().hasTag('broken')).toBe(true)
    send({ type: 'retry.requested' })
    orders[2]?.ends(rejectWith('no_paper'))
    expect(context().outcome).toEqual(rejectWith('no_paper'))
    send({ type: 'photo.changed' })
    expect([now().value, context().outcome]).toEqual([{ work: 'idle', hand: 'away' }, undefined])
  })

  it('stops when the request changes, so that no result belongs to another request', async () => {
    const { send, orders, now, context } = open()
    send({ type: 'photo.chosen', request: request() }, { type: 'photo.changed' })
    expect([now().value, orders[0]?.signal.aborted]).toEqual([{ work: 'idle', hand: 'away' }, true])
    orders[0]?.ends(ok(measured(261.1)))
    expect(context().outcome).toBeUndefined()
  })

  it('allows the correction of a rejected photo, but not of a file that is no photo', async () => {
    const none = await openCorrection(fail('no_image', {}))
    expect(none.now().matches({ hand: 'away' })).toBe(true)
    const rejectedOne = await openCorrection(rejectWith('no_paper', corners))
    expect(rejectedOne.now().hasTag('correcting')).toBe(true)
    expect(knownPhoto(rejectedOne.context())).toMatchObject({ ...size, corners, outline: undefined, side: 'left' })
  })
})

describe('The detection', () => {
  const outline = [heel]
  const uncertain = fail('heel_not_proven' as const, { size, corners, outline })

  it('is retained of a rejected photo, with an unproven heel', async () => {
    const { context } = await openCorrection(uncertain)
    expect(knownPhoto(context())).toMatchObject({ corners, outline, isHeelProven: false })
  })

  it('is proven by a measurement, and doubted only by a later rejection for the heel', async () => {
    const { send, orders, context } = await openCorrection()
    expect(context().detected).toMatchObject({ corners, isHeelProven: true })
    send(set({ toe: heel }))
    rest()
    orders[1]?.ends(rejectWith('implausible'))
    expect(context().detected.isHeelProven).toBe(true)
    send(set({ toe: corners[0] }))
    rest()
    orders[2]?.ends(rejectWith('heel_off_edge'))
    expect(context().detected).toMatchObject({ corners, isHeelProven: false })
  })

  it('excludes marks set by hand: after a reset their heel and corners count for nothing', async () => {
    const { send, orders, context } = await openCorrection(rejectWith('no_paper'))
    send(set({ corners, heel, outline }))
    rest()
    orders[1]?.ends(ok(measured(255)))
    send({ type: 'marks.cleared' })
    expect(knownPhoto(context())).toMatchObject({ corners: undefined, outline: undefined, isHeelProven: false })
  })
})

describe('Correcting by hand', () => {
  it('measures again with the marks at rest, and keeps the last answer visible', async () => {
    const { send, orders, now, context } = await openCorrection()
    send(set({ heel }))
    vi.advanceTimersByTime(449)
    expect(orders).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(orders[1]?.question).toEqual({ paper: 'a4', side: 'left', heel })
    expect(now().value).toEqual({ work: 'busy', hand: { near: 'resting' } })
    expect(context().answer).toEqual({ foot: measured(261.1), hand: {} })
    orders[1]?.ends(ok(measured(255)))
    expect(context()).toMatchObject({ answer: { foot: measured(255), hand: { heel } }, found: measured(261.1) })
  })

  it('restarts the rest on each move, and replaces the running measurement', async () => {
    const { send, orders } = await openCorrection()
    send(set({ heel }))
    vi.advanceTimersByTime(300)
    send(set({ heel: { x: 525, y: 1_301 } }))
    vi.advanceTimersByTime(300)
    expect(orders).toHaveLength(1)
    rest()
    send(set({ heel: { x: 525, y: 1_302 } }))
    rest()
    expect(orders.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  })

  it('does not rest while a handle is held', async () => {
    const { send, orders, now } = await openCorrection()
    const tagsNow = () => [now().hasTag('held'), now().hasTag('rested')]
    send({ type: 'handle.chosen' }, { type: 'handle.grabbed' }, set({ heel }))
    rest()
    expect([orders.length, ...tagsNow()]).toEqual([1, true, false])
    send({ type: 'handle.released' })
    expect(tagsNow()).toEqual([false, false])
    rest()
    expect([orders[1]?.question.heel, ...tagsNow()]).toEqual([heel, false, true])
  })

  it('measures nothing after a release without a move', async () => {
    const { send, orders, now, context } = await openCorrection()
    send({ type: 'handle.chosen' }, { type: 'handle.grabbed' }, { type: 'handle.released' })
    rest()
    expect([now().value, orders.length, context().steps]).toEqual([{ work: 'done', hand: { near: 'resting' } }, 1, []])
  })

  it('keeps marks through rejection, stop and crash', async () => {
    const { send, orders, context, now } = await openCorrection()
    send(set({ heel }))
    rest()
    orders[1]?.ends(rejectWith('implausible'))
    expect(context()).toMatchObject({ hand: { heel }, outcome: rejectWith('implausible') })
    expect(context().answer?.foot).toEqual(measured(261.1))
    send(set({ heel, toe: heel }))
    rest()
    orders[2]?.ends(new Error('out of memory'))
    send({ type: 'retry.requested' }, { type: 'measuring.stopped' })
    expect(now().matches({ work: 'done' })).toBe(true)
    expect(context().hand).toEqual({ heel, toe: heel })
  })

  it('puts a moved handle back, and ignores an unmoved one', async () => {
    const { send, context, now } = await openCorrection()
    send({ type: 'handle.chosen' }, set({ heel }), { type: 'handle.chosen' })
    send({ type: 'handle.grabbed' }, set({ heel, toe: heel }), { type: 'handle.putBack' })
    expect(context().hand).toEqual({ heel })
    // One step is left to take back: what was put back is none.
    expect(context().steps).toEqual([{}])
    expect(now().matches({ hand: { near: 'waiting' } })).toBe(true)
    rest()
    send({ type: 'handle.putBack' })
    expect(now().matches({ hand: { near: 'resting' } })).toBe(true)
    send({ type: 'step.undone' }, { type: 'handle.putBack' })
    expect(context().hand).toEqual({})
  })

  it('does not put back marks of an earlier correction', async () => {
    const { send, context } = await openCorrection()
    send(set({ heel }), { type: 'correction.closed' }, { type: 'correction.opened' }, { type: 'handle.putBack' })
    expect(context().hand).toEqual({ heel })
  })

  it('forbids a reload during the correction', async () => {
    const { send, now } = await openCorrection()
    expect([now().hasTag('busy'), now().hasTag('measuring')]).toEqual([true, false])
    send({ type: 'correction.closed' })
    expect(now().hasTag('busy')).toBe(false)
  })

  it('ignores undo and clear without marks, and measures after an undo', async () => {
    const { send, now, orders } = await openCorrection()
    send({ type: 'step.undone' }, { type: 'marks.cleared' })
    expect(now().matches({ hand: { near: 'resting' } })).toBe(true)
    send(set({ heel }))
    rest()
    send({ type: 'step.undone' })
    rest()
    expect(orders.map(({ question }) => question.heel)).toEqual([undefined, heel, undefined])
  })

  it('starts a new step after each rest, even after putting a handle back', async () => {
    const { send, context, orders } = await openCorrection()
    send(set({ heel }), { type: 'handle.putBack' })
    rest()
    send(set({ toe: heel }))
    expect([context().steps, orders.length]).toEqual([[{}], 1])
  })

  it('starts a new step after an undo, a reset, and a retry that measures the marks before they rest', async () => {
    const { send, context, orders } = await openCorrection()
    send(set({ heel }), { type: 'step.undone' }, set({ toe: heel }))
    expect(context().steps).toEqual([{}])
    send({ type: 'marks.cleared' }, set({ heel }))
    expect(context().steps).toEqual([{}, { toe: heel }, {}])
    rest()
    orders[1]?.ends(new Error('out of memory'))
    send(set({ toe: heel }), { type: 'retry.requested' })
    rest()
    send(set({ heel, toe: heel }))
    expect([orders.length, context().steps.slice(3)]).toEqual([3, [{ heel }, { toe: heel }]])
  })

  it('undoes steps one by one, one per handle between two rests', async () => {
    const { send, context } = await openCorrection()
    const [one, two] = [
      { x: 525, y: 1_301 },
      { x: 525, y: 1_302 },
    ]
    send({ type: 'handle.chosen' }, set({ heel }), set({ heel: one }))
    rest()
    send(set({ heel: two }), { type: 'handle.chosen' }, set({ heel: two, toe: one }))
    const hands: unknown[] = []
    for (const _step of [1, 2, 3, 4]) {
      send({ type: 'step.undone' })
      hands.push(context().hand)
    }
    expect(hands).toEqual([{ heel: two }, { heel: one }, {}, {}])
  })

  it('clears all marks, and undoes even that', async () => {
    const { send, context, orders } = await openCorrection()
    send(set({ heel }))
    rest()
    send({ type: 'marks.cleared' })
    expect(context().hand).toEqual({})
    rest()
    expect(orders[2]?.question).toEqual({ paper: 'a4', side: 'left' })
    send(set({ toe: heel }), { type: 'step.undone' }, { type: 'step.undone' })
    expect(context().hand).toEqual({ heel })
  })

  it('measures no corners that cannot be a sheet, and goes on with valid ones', async () => {
    const { send, orders, context, now } = await openCorrection(rejectWith('no_paper'))
    send(set({ corners: crooked }))
    rest()
    expect([orders.length, now().matches({ work: 'done' })]).toEqual([1, true])
    expect(context().hand).toEqual({ corners: crooked })
    send(set({ corners }))
    rest()
    expect(orders[1]?.question.corners).toEqual(corners)
  })

  it('measures no incomplete mark', async () => {
    const { send, orders } = await openCorrection(rejectWith('no_paper'))
    send(set({ corners, open: { corners: [3] } }))
    rest()
    expect(orders).toHaveLength(1)
    send(set({ corners }))
    rest()
    expect(orders[1]?.question).toEqual({ paper: 'a4', side: 'left', corners })
  })

  it('measures changed marks at once when it closes, and unchanged ones not at all', async () => {
    const { send, orders, now } = await openCorrection()
    send(set({ heel }), { type: 'correction.closed' })
    expect([now().value, orders.length]).toEqual([{ work: 'busy', hand: 'away' }, 2])
    orders[1]?.ends(ok(measured(255)))
    send({ type: 'correction.opened' }, { type: 'correction.closed' })
    expect([now().value, orders.length]).toEqual([{ work: 'done', hand: 'away' }, 2])
  })

  it('keeps marks for the same photo on other paper, and none for another photo', async () => {
    const { send, orders, context } = await openCorrection()
    send(set({ corners }), { type: 'photo.changed' })
    const given = context().request as PhotoRequest
    send({ type: 'photo.chosen', request: { ...given, question: { ...given.question, paper: 'letter' } } })
    expect(orders[1]?.question).toEqual({ paper: 'letter', side: 'left', corners })
    send({ type: 'photo.chosen', request: request() })
    expect(orders[2]?.question).toEqual({ paper: 'a4', side: 'left' })
  })
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const events = [
    { type: 'photo.chosen', request: request() },
    { type: 'photo.changed' },
    { type: 'stage.reached', stage: 'paper' },
    { type: 'measuring.stopped' },
    { type: 'correction.opened' },
    { type: 'correction.closed' },
    { type: 'handle.chosen' },
    { type: 'handle.grabbed' },
    { type: 'handle.released' },
    { type: 'handle.putBack' },
    { type: 'marks.set', hand: { heel } },
    { type: 'marks.rested' },
    { type: 'step.undone' },
    { type: 'marks.cleared' },
    { type: 'retry.requested' },
    { type: 'xstate.after.rest.footPhoto.hand.near.waiting' },
    { type: 'photo.measured', outcome: ok(measured(261.1)) },
    { type: 'measuring.broken' },
    { type: 'xstate.error.actor.measure', error: new Error('out of memory') },
  ]
  const serialize: WalkOptions['serialize'] = ({ value, context }) =>
    JSON.stringify([value, context.outcome !== undefined, context.hand === context.requestedMarks])
  expect(proveMachine(footPhotoMachine, { events, serialize, table: writtenTable(import.meta.url) })).toEqual(sound)
})
