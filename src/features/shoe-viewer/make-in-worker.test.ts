import { expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type { PairWish } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import type { ShoeNews } from '#src/workers/make-shoe.messages.ts'
import { plainShoe } from '../../../tests/support/meshes/plain-shoe.ts'
import { pairMakerWith, type ShoeWorker } from './make-in-worker.ts'

const wish: PairWish = {
  measures: { left: { lengthMm: 255 }, right: { lengthMm: 257 } },
  upper: 'strap',
  feel: 'natural',
  soleText: '',
}

/** Workers that do what the test says. */
function pretendWorkers() {
  const opened: { events: EventTarget; orders: ShoeRequest[]; isEnded: boolean }[] = []
  const maker = pairMakerWith(() => {
    const worker = { events: new EventTarget(), orders: [] as ShoeRequest[], isEnded: false }
    opened.push(worker)
    return {
      postMessage: (order: ShoeRequest) => void worker.orders.push(order),
      terminate: () => void Object.assign(worker, { isEnded: true }),
      addEventListener: worker.events.addEventListener.bind(worker.events),
    } as ShoeWorker
  })
  const say = (place: number, data: ShoeNews) =>
    opened[place]?.events.dispatchEvent(new MessageEvent('message', { data }))
  const finish = (place: number) => {
    const order = opened[place]?.orders.at(-1)
    if (order) say(place, { outcome: ok(plainShoe(order)) })
  }
  const breakOff = (place: number) =>
    opened[place]?.events.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
  return { maker, opened, say, finish, breakOff }
}

function begin() {
  const pretended = pretendWorkers()
  const stages: string[] = []
  const control = new AbortController()
  const making = { signal: control.signal, onStage: (...reached: string[]) => void stages.push(reached.join(' ')) }
  return { ...pretended, stages, control, making, made: pretended.maker.make(wish, making) }
}

test('both shoes are made at the same time, each of its own numbers, and their stages are told', async () => {
  const { opened, say, finish, made, stages } = begin()
  expect(opened.map(({ orders }) => orders)).toEqual([
    [{ measures: { lengthMm: 255 }, side: 'left', upper: 'strap', feel: 'natural', level: 'preview', soleText: '' }],
    [{ measures: { lengthMm: 257 }, side: 'right', upper: 'strap', feel: 'natural', level: 'preview', soleText: '' }],
  ])
  say(0, { stage: 'last' })
  say(1, { stage: 'field' })
  finish(1)
  finish(0)
  const pair = await made
  expect(pair.ok && [pair.value.left.report.side, pair.value.right.report.side]).toEqual(['left', 'right'])
  expect(stages).toEqual(['left last', 'right field'])
})

test('the workers stay for the next wish, until they are let go', async () => {
  const { maker, making, opened, finish, made } = begin()
  finish(0)
  finish(1)
  await made
  const again = maker.make(wish, making)
  finish(0)
  finish(1)
  await again
  expect(opened.map(({ orders, isEnded }) => [orders.length, isEnded])).toEqual([
    [2, false],
    [2, false],
  ])
  maker.close()
  expect(opened.every(({ isEnded }) => isEnded)).toBe(true)
})

test('whoever wants another pair ends the workers in the middle of their work, and others are opened', async () => {
  const { maker, opened, control, finish, made } = begin()
  control.abort(new Error('another is wanted'))
  const again = maker.make(wish, { signal: new AbortController().signal, onStage: () => {} })
  await expect(made).rejects.toThrow('another is wanted')
  expect(opened.map(({ isEnded }) => isEnded)).toEqual([true, true, false, false])
  finish(2)
  finish(3)
  expect((await again).ok).toBe(true)
})

test('a shoe that cannot be made is told with its side', async () => {
  const { say, finish, made } = begin()
  finish(0)
  say(1, { outcome: fail('out_of_range', { names: ['lengthMm'], lowest: 180, highest: 310 }) })
  expect(await made).toEqual(
    fail('refused', {
      side: 'right',
      code: 'out_of_range',
      facts: { names: ['lengthMm'], lowest: 180, highest: 310 },
    }),
  )
})

test('a worker that breaks off is a failure, and both are let go: the other has not finished', async () => {
  const { opened, breakOff, made } = begin()
  breakOff(0)
  await expect(made).rejects.toThrow('out of memory')
  expect(opened.map(({ isEnded }) => isEnded)).toEqual([true, true])
})
