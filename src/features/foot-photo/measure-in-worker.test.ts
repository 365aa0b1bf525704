import { expect, test } from 'vitest'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { fail } from '#domain/result.ts'
import type { MeasureOutcome, MeasureStage } from '#machines/foot-photo/foot-photo.types.ts'
import type { MeasureEvent } from '#src/workers/measure-foot.messages.ts'
import { type MeasureWorker, measureFileWith } from './measure-in-worker.ts'

const question = { paper: 'a4', side: 'auto' } as const
const dark = fail('dark', {})

/** A worker controlled by the test. */
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

test('reports the stages in order, then the outcome, and terminates the worker', async () => {
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

test('terminates a working worker when it is aborted', async () => {
  const { measured, control, state } = begin()
  control.abort(new Error('enough'))
  await expect(measured).rejects.toThrow('enough')
  expect(state.isEnded).toBe(true)
})

test('rejects when the worker fails, and terminates it', async () => {
  const { measured, breakOff, state } = begin()
  breakOff()
  await expect(measured).rejects.toThrow('out of memory')
  expect(state.isEnded).toBe(true)
})
