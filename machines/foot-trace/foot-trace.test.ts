import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import type { TraceMarks } from '#domain/foot/trace/by-hand/trace-marks.ts'
import type { TraceQuestion, TraceRejection, TraceRejectionFacts } from '#domain/foot/trace/question/trace-question.ts'
import { fail, ok } from '#domain/result.ts'
import { otherTracedFoot, someTraceAnswer, someTracedFoot } from '../../tests/support/builders/trace-answers.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import type { WalkOptions } from '../testing/edge-paths.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { footTraceMachine } from './foot-trace.machine.ts'
import type { FootTraceEvent, TraceOutcome, TraceRequest } from './foot-trace.types.ts'
import { isSizeWarningConfirmed, knownTrace } from './trace-state.ts'

const size = { width: 400, height: 600 }
const question = { paper: 'auto', side: 'auto', stance: 'standing' } as const
const request = (photo = new Blob(['an outline'])): TraceRequest => ({ photo, question })
const answered = ok({ ...someTraceAnswer(), size })
const answerWithWarning = ok({ ...someTraceAnswer(['size_differs']), size })
const rejectWith = (code: TraceRejection, facts: TraceRejectionFacts = {}): TraceOutcome =>
  fail(code, { ...facts, size })
const gap = { x: 210, y: 280 }
const moved = { x: 215, y: 280 }
const set = (hand: TraceMarks): FootTraceEvent => ({ type: 'marks.set', hand })

const corners = someTraceAnswer().seen.corners
const byHand = { corners: corners.map(({ x, y }) => ({ x: x + 1, y })) as unknown as typeof corners }
const bent = { outline: someTracedFoot.line.map(({ x, y }) => ({ x, y: y + 1 })) }
const correct = (hand: TraceMarks): FootTraceEvent[] => [
  { type: 'correction.opened' },
  set(hand),
  { type: 'correction.finished' },
]

function open() {
  const orders: { question: TraceQuestion; ends(outcome: TraceOutcome): void; over: AbortSignal }[] = []
  const machine = footTraceMachine.provide({
    actors: {
      trace: fromCallback<EventObject, { photo: Blob; question: TraceQuestion }>(({ input, sendBack }) => {
        const over = new AbortController()
        const ends = (outcome: TraceOutcome) => sendBack({ type: 'photo.measured', outcome })
        orders.push({ question: input.question, ends, over: over.signal })
        return () => over.abort()
      }),
    },
  })
  const actor = createActor(machine).start()
  const send = (...events: FootTraceEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return { send, orders, now: () => actor.getSnapshot(), context: () => actor.getSnapshot().context }
}

function openWith(outcome: TraceOutcome) {
  const opened = open()
  opened.send({ type: 'photo.chosen', request: request() })
  opened.orders[0]?.ends(outcome)
  return opened
}

test('measures a photo, and reports its stages and outcome', () => {
  const { send, orders, now, context } = open()
  send({ type: 'photo.chosen', request: request() }, { type: 'stage.reached', stage: 'pen' })
  expect([now().hasTag('busy'), now().hasTag('measuring'), context().stage]).toEqual([true, true, 'pen'])
  orders[0]?.ends(answered)
  expect([now().hasTag('busy'), context().outcome]).toEqual([false, answered])
  send({ type: 'photo.chosen', request: request() })
  expect(context().stage).toBe('reading')
})

test('stops measuring when the photo or the request changes', () => {
  const { send, orders, now, context } = open()
  send(
    { type: 'photo.chosen', request: request() },
    { type: 'photo.chosen', request: request() },
    { type: 'photo.changed' },
  )
  expect(orders.map(({ over }) => over.aborted)).toEqual([true, true])
  expect([now().matches('idle'), context().outcome]).toEqual([true, undefined])
})

test('forgets the outcome when the request changes', () => {
  const { send, context } = openWith(answered)
  send({ type: 'photo.changed' })
  expect(context().outcome).toBeUndefined()
})

test('asks for an ambiguous paper, and measures with the answer', () => {
  const { send, orders, now } = openWith(rejectWith('which_paper', { papers: ['a4', 'letter'] }))
  expect(now().hasTag('asking-paper')).toBe(true)
  send({ type: 'paper.chosen', paper: 'letter' })
  expect(orders[1]?.question).toEqual({ ...question, paper: 'letter' })
  orders[1]?.ends(answered)
  expect(now().hasTag('asking-paper')).toBe(false)
})

test('asks for an unknown pen, and keeps the answer about the paper', () => {
  const { send, orders, now } = openWith(rejectWith('which_paper'))
  send({ type: 'paper.chosen', paper: 'a3' })
  orders[1]?.ends(rejectWith('which_pen'))
  expect(now().hasTag('asking-pen')).toBe(true)
  send({ type: 'pen.chosen', pen: 'felt' })
  expect(orders[2]?.question).toEqual({ ...question, paper: 'a3', pen: 'felt' })
})

test('asks about a size that does not match, without changing the measure', () => {
  const { send, orders, now, context } = openWith(answerWithWarning)
  expect(now().hasTag('asking-size')).toBe(true)
  send({ type: 'size.confirmed' })
  expect([now().hasTag('asking-size'), orders.length, context().outcome]).toEqual([false, 1, answerWithWarning])
})

test('asks about the size once per photo, not after an answer or a correction', () => {
  const { send, orders, now, context } = openWith(answerWithWarning)
  send({ type: 'correction.opened' }, { type: 'correction.finished' })
  expect(now().hasTag('asking-size')).toBe(true)
  send(...correct({ gap }))
  orders[1]?.ends({ ...answerWithWarning })
  expect([now().hasTag('asking-size'), isSizeWarningConfirmed(context())]).toEqual([false, false])
  send({ type: 'photo.chosen', request: request() })
  orders[2]?.ends({ ...answerWithWarning })
  expect(now().hasTag('asking-size')).toBe(true)
  send({ type: 'size.confirmed' }, { type: 'correction.opened' }, { type: 'correction.finished' })
  expect([now().hasTag('asking-size'), isSizeWarningConfirmed(context())]).toEqual([false, true])
  send({ type: 'photo.chosen', request: context().request as TraceRequest })
  orders[3]?.ends({ ...answerWithWarning })
  expect([now().hasTag('asking-size'), isSizeWarningConfirmed(context())]).toEqual([false, true])
})

test('allows to correct a rejected photo, but not a file that is no photo', () => {
  const none = openWith(fail('no_image', {}))
  none.send({ type: 'correction.opened' })
  expect(none.now().hasTag('correcting')).toBe(false)
  const { send, orders, now } = openWith(rejectWith('no_line'))
  send({ type: 'correction.opened' })
  expect([now().hasTag('correcting'), now().hasTag('busy')]).toEqual([true, true])
  send(set({ gap }), { type: 'correction.finished' })
  expect(orders[1]?.question).toEqual({ ...question, gap })
})

test('does not measure again after a correction without changes', () => {
  const { send, orders, now } = openWith(answered)
  send({ type: 'correction.opened' }, { type: 'correction.finished' })
  expect([orders.length, now().hasTag('correcting')]).toEqual([1, false])
  send(...correct({ gap }))
  orders[1]?.ends(answered)
  send({ type: 'correction.opened' }, { type: 'correction.finished' })
  expect([orders.length, now().hasTag('correcting')]).toEqual([2, false])
})

test('does not put back marks of an earlier correction', () => {
  const { send, context } = openWith(answered)
  send(...correct({ gap }), { type: 'measuring.stopped' })
  send({ type: 'correction.opened' }, { type: 'handle.putBack' })
  expect(context().hand).toEqual({ gap })
})

test('puts nothing back after all marks are cleared, and starts a new step', () => {
  const { send, context } = openWith(answered)
  send({ type: 'correction.opened' }, set({ gap }), { type: 'handle.chosen' }, { type: 'marks.cleared' })
  send({ type: 'handle.putBack' })
  expect([context().hand, context().steps]).toEqual([{}, [{}, { gap }]])
  send(set({ gap: moved }))
  expect(context().steps).toEqual([{}, { gap }, {}])
})

test('undoes steps one by one, puts a handle back, and clears all marks', () => {
  const { send, context } = openWith(answered)
  send({ type: 'correction.opened' }, set({ gap }), set({ gap: moved }), { type: 'handle.chosen' }, set({ gap }))
  expect(context().steps).toEqual([{}, { gap: moved }])
  send({ type: 'handle.putBack' })
  expect([context().hand, context().steps]).toEqual([{ gap: moved }, [{}]])
  send({ type: 'step.undone' })
  expect([context().hand, context().steps]).toEqual([{}, []])
  send({ type: 'step.undone' }, { type: 'marks.cleared' }, set({ gap }), { type: 'marks.cleared' })
  expect([context().hand, context().steps]).toEqual([{}, [{}, { gap }]])
})

test('keeps marks through rejection, stop and crash, and drops them with another photo', () => {
  const { send, orders, context, now } = openWith(answered)
  send({ type: 'correction.opened' }, set({ gap }), { type: 'correction.finished' })
  orders[1]?.ends(rejectWith('implausible'))
  send(
    { type: 'correction.opened' },
    set({ gap: moved }),
    { type: 'correction.finished' },
    { type: 'measuring.stopped' },
  )
  expect([context().hand, context().outcome]).toEqual([{ gap: moved }, rejectWith('implausible')])
  send({ type: 'photo.chosen', request: context().request as TraceRequest }, { type: 'measuring.broken' })
  expect(now().hasTag('broken')).toBe(true)
  send({ type: 'retry.requested' })
  expect(orders.at(-1)?.question.gap).toEqual(moved)
  send({ type: 'photo.chosen', request: request() }, { type: 'measuring.stopped' })
  expect([context().hand, now().hasTag('stopped')]).toEqual([{}, true])
})

test('starts a correction from the detection, for two feet from their sheet alone', () => {
  const { send, orders, context } = openWith(answered)
  send({ type: 'correction.opened' }, set({ gap: moved }), { type: 'correction.finished' })
  orders[1]?.ends(rejectWith('line_open', { line: [gap] }))
  expect(knownTrace(context())).toMatchObject({
    ...size,
    line: someTracedFoot.line,
    gap: someTracedFoot.gap,
    isPair: false,
  })
  const pair = openWith(ok({ ...someTraceAnswer([], [someTracedFoot, otherTracedFoot]), size }))
  expect(knownTrace(pair.context())).toMatchObject({ line: undefined, gap: undefined, isPair: true })
  const rejectedOne = openWith(rejectWith('line_open', { line: [gap] }))
  expect(knownTrace(rejectedOne.context())).toMatchObject({ line: [gap], corners: undefined })
})

test.each<[string, readonly TraceMarks[]]>([
  ['a corner, a point of the line, the gap', [byHand, { ...byHand, ...bent }, { ...byHand, ...bent, gap }]],
  ['the gap, a corner, a point of the line', [{ gap }, { gap, ...byHand }, { gap, ...byHand, ...bent }]],
  ['a point of the line, the gap, a corner', [bent, { ...bent, gap }, { ...bent, gap, ...byHand }]],
])('keeps detection and answers when %s is corrected', (_order, hands) => {
  const { send, orders, context } = openWith(rejectWith('which_pen', { corners, line: someTracedFoot.line }))
  send({ type: 'pen.chosen', pen: 'pencil' })
  orders[1]?.ends(answered)
  const detected = knownTrace(context())
  for (const hand of hands) {
    send(...correct(hand))
    expect(orders.at(-1)?.question).toEqual({ ...question, pen: 'pencil', ...hand })
    // What is measured with a hand's help shows what the hand set.
    const [foot] = someTraceAnswer().feet
    const line = hand.outline ?? foot.line
    orders.at(-1)?.ends(ok({ ...someTraceAnswer([], [{ ...foot, line, gap: hand.gap ?? foot.gap }]), size }))
    expect([knownTrace(context()), context().hand]).toEqual([detected, hand])
  }
})

test('continues a correction from what was detected with its help', () => {
  const { send, orders, context } = openWith(rejectWith('no_paper'))
  send(...correct(byHand))
  orders[1]?.ends(rejectWith('line_open', { corners, line: [gap] }))
  expect(knownTrace(context())).toMatchObject({ corners: undefined, line: [gap] })
  send(...correct({ ...byHand, gap }))
  orders[2]?.ends(answered)
  expect(knownTrace(context())).toMatchObject({ line: someTracedFoot.line, gap: undefined, side: 'left' })
})

test('keeps detection, marks and answers for the same photo, and none for another', () => {
  const { send, orders, context } = openWith(answered)
  const again = context().request as TraceRequest
  send(...correct({ gap: moved }))
  orders[1]?.ends(rejectWith('which_pen'))
  send({ type: 'pen.chosen', pen: 'felt' }, { type: 'photo.changed' })
  send({ type: 'photo.chosen', request: { ...again, question: { ...question, stance: 'sitting' } } })
  expect(orders.at(-1)?.question).toEqual({ ...question, stance: 'sitting', pen: 'felt', gap: moved })
  orders.at(-1)?.ends(answered)
  expect(knownTrace(context())).toMatchObject({ corners, line: someTracedFoot.line, gap: someTracedFoot.gap })
  send({ type: 'photo.chosen', request: request() })
  expect(orders.at(-1)?.question).toEqual(question)
})

test('keeps the answer about the paper until the form names another', () => {
  const { send, orders, context } = openWith(rejectWith('which_paper'))
  const again = context().request as TraceRequest
  send({ type: 'paper.chosen', paper: 'letter' }, { type: 'photo.chosen', request: again })
  expect(orders.at(-1)?.question).toEqual({ ...question, paper: 'letter' })
  orders.at(-1)?.ends(rejectWith('no_line'))
  expect(knownTrace(context())?.paper).toBe('letter')
  send({ type: 'photo.chosen', request: { ...again, question: { ...question, paper: 'a4' } } })
  expect(orders.at(-1)?.question).toEqual({ ...question, paper: 'a4' })
})

test('allows to change the answer about the pen', () => {
  const { send, orders, now } = openWith(rejectWith('which_pen'))
  send({ type: 'pen.chosen', pen: 'pencil' })
  orders[1]?.ends(answered)
  send({ type: 'pen.reconsidered' })
  expect(now().hasTag('asking-pen')).toBe(true)
  send({ type: 'pen.chosen', pen: 'felt' })
  expect(orders[2]?.question.pen).toBe('felt')
})

test('measures marks after a stop or crash when the correction ends', () => {
  const { send, orders } = openWith(answered)
  send(...correct({ gap }), { type: 'measuring.stopped' })
  send({ type: 'correction.opened' }, { type: 'correction.finished' })
  expect([orders.length, orders[2]?.question.gap]).toEqual([3, gap])
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const events = [
    { type: 'photo.chosen', request: request() },
    { type: 'photo.changed' },
    { type: 'stage.reached', stage: 'line' },
    { type: 'photo.measured', outcome: answered },
    { type: 'photo.measured', outcome: answerWithWarning },
    { type: 'photo.measured', outcome: rejectWith('which_paper') },
    { type: 'photo.measured', outcome: rejectWith('which_pen') },
    { type: 'measuring.broken' },
    { type: 'measuring.stopped' },
    { type: 'xstate.error.actor.trace', error: new Error('out of memory') },
    { type: 'paper.chosen', paper: 'a4' },
    { type: 'pen.chosen', pen: 'pencil' },
    { type: 'pen.reconsidered' },
    { type: 'size.confirmed' },
    { type: 'correction.opened' },
    { type: 'correction.finished' },
    { type: 'handle.chosen' },
    { type: 'marks.set', hand: { gap } },
    { type: 'handle.putBack' },
    { type: 'step.undone' },
    { type: 'marks.cleared' },
    { type: 'retry.requested' },
  ]
  const serialize: WalkOptions['serialize'] = ({ value, context }) =>
    JSON.stringify([
      value,
      context.outcome !== undefined,
      context.hand === context.requestedMarks,
      context.hand === context.taken,
      context.steps.length > 0,
      context.answers.pen !== undefined,
      context.sizeWarning?.isConfirmed,
      context.sizeWarning?.outcome === context.outcome,
    ])
  expect(proveMachine(footTraceMachine, { events, serialize, table: writtenTable(import.meta.url) })).toEqual(sound)
})
