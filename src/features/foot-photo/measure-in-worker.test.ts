import { expect, test } from 'vitest'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { fail } from '#domain/result.ts'
import type { MeasureOutcome, MeasureStage } from '#machines/foot-photo/foot-photo.types.ts'
import type { MeasureEvent } from '#src/workers/measure-foot.messages.ts'
import { type MeasureWorker, measureFileWith } from './measure-in-worker.ts'

const question = { paper: 'a4', side: 'auto' } as const
const dark = fail('dark', {})

/** A worker that does what the test says. */
function pretendWorker() {
  const events = new EventTarget()
  const orders: unknown[] = []
  const state = { isEnded: false }
  const worker = {
    postMessage: (order: unknown) => void orders.push(order),
    terminate: () => void Object.assign(state, { isEnded: true }),
    addEventListener: events.addEventListener.bind(events),
  } as MeasureWorker
  return {
    worker,
    orders,
    state,
    say: (data: MeasureEvent) => events.dispatchEvent(new MessageEvent('message', { data })),
    breakOff: () => events.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })),
  }
}

function begin() {
  const pretended = pretendWorker()
  const stages: MeasureStage[] = []
  const control = new AbortController()
  const file = new Blob(['a photo'])
  const { signal } = control
  const measured = measureFileWith<PhotoQuestion, MeasureStage, MeasureOutcome>(() => pretended.worker)(file, {
    question,
    signal,
    onStage: (stage) => void stages.push(stage),
  })
  return { ...pretended, measured, stages, control, file }
}

test('the stages are told as they come, then the outcome, and the worker is let go', async () => {
  const { say, measured, stages, orders, state, file } = begin()
  say({ stage: 'reading' })
  say({ stage: 'paper' })
  expect(state.isEnded).toBe(false)
  say({ outcome: dark })
  expect(await measured).toEqual(dark)
  expect(stages).toEqual(['reading', 'paper'])
  expect(orders).toEqual([{ file, question }])
  expect(state.isEnded).toBe(true)
})

test('whoever stops it ends the worker in the middle of its work', async () => {
  const { measured, control, state } = begin()
  control.abort(new Error('enough'))
  await expect(measured).rejects.toThrow('enough')
  expect(state.isEnded).toBe(true)
})

test('a worker that breaks off is a failure, and is let go', async () => {
  const { measured, breakOff, state } = begin()
  breakOff()
  await expect(measured).rejects.toThrow('out of memory')
  expect(state.isEnded).toBe(true)
})
