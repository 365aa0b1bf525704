import { describe, expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import type { PairRequest } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import type { MakeShoeEvent, MapOrder, ShoeOrder } from '#src/workers/make-shoe.messages.ts'
import { plainMap } from '../../../tests/support/builders/meshes/plain-map.ts'
import { plainShoe } from '../../../tests/support/builders/meshes/plain-shoe.ts'
import { pairMakerWith, type ShoeWorker } from './make-in-worker.ts'
import { firstPair } from './measures-texts.ts'

const request: PairRequest = {
  measures: { left: { lengthMm: 255 }, right: { lengthMm: 257 } },
  upper: 'strap',
  feel: 'natural',
  soleText: '',
  feet: firstPair().feet,
}

/** Workers controlled by the test. */
function pretendWorkers() {
  const opened: { events: EventTarget; orders: ShoeOrder[]; isEnded: boolean }[] = []
  const maker = pairMakerWith(() => {
    const worker = { events: new EventTarget(), orders: [] as ShoeOrder[], isEnded: false }
    opened.push(worker)
    return {
      postMessage: (order: ShoeOrder) => void worker.orders.push(order),
      terminate: () => void Object.assign(worker, { isEnded: true }),
      addEventListener: worker.events.addEventListener.bind(worker.events),
    } as ShoeWorker
  })
  const say = (index: number, data: MakeShoeEvent) =>
    opened[index]?.events.dispatchEvent(new MessageEvent('message', { data }))
  const finish = (index: number) => {
    const order = opened[index]?.orders.at(-1)
    if (order && !('mapRequest' in order)) say(index, { outcome: ok(plainShoe(order)) })
  }
  const breakOff = (index: number) =>
    opened[index]?.events.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
  return { maker, opened, say, finish, breakOff }
}

function begin() {
  const pretended = pretendWorkers()
  const stages: string[] = []
  const control = new AbortController()
  const making = { signal: control.signal, onStage: (...reached: string[]) => void stages.push(reached.join(' ')) }
  return { ...pretended, stages, control, making, made: pretended.maker.make(request, making) }
}

test('makes both shoes at the same time from their own measurements, and reports their stages', async () => {
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

test('keeps the workers for the next request until they are closed', async () => {
  const { maker, making, opened, finish, made } = begin()
  finish(0)
  finish(1)
  await made
  const again = maker.make(request, making)
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

test('terminates working workers for another pair, and opens new ones', async () => {
  const { maker, opened, control, finish, made } = begin()
  control.abort(new Error('another is wanted'))
  const again = maker.make(request, { signal: new AbortController().signal, onStage: () => {} })
  await expect(made).rejects.toThrow('another is wanted')
  expect(opened.map(({ isEnded }) => isEnded)).toEqual([true, true, false, false])
  finish(2)
  finish(3)
  expect((await again).ok).toBe(true)
})

test('reports the side of a shoe that cannot be made', async () => {
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

test('rejects when a worker fails, and terminates both because the other has not finished', async () => {
  const { opened, breakOff, made } = begin()
  breakOff(0)
  await expect(made).rejects.toThrow('out of memory')
  expect(opened.map(({ isEnded }) => isEnded)).toEqual([true, true])
})

describe('The clearance around the feet', () => {
  const wanted = (share = 0) => ({ request, share })
  const postedOrders = ({ opened }: ReturnType<typeof pretendWorkers>, index: number) =>
    (opened[index]?.orders ?? []).filter((order): order is MapOrder => 'mapRequest' in order)
  const answer = (pretended: ReturnType<typeof pretendWorkers>, order: MapOrder | undefined, index: number) =>
    order && pretended.say(index, { map: plainMap(order.mapRequest), number: order.number })

  test('is computed by the workers that made the shoes, each for its own foot and tolerances', async () => {
    const pretended = pretendWorkers()
    const drawn = pretended.maker.map(wanted(-1), new AbortController().signal)
    const [[left], [right]] = [postedOrders(pretended, 0), postedOrders(pretended, 1)]
    expect(left).toMatchObject({
      found: { side: 'left' },
      share: -1,
      mapRequest: { side: 'left', measures: { lengthMm: 255 } },
    })
    expect(right).toMatchObject({
      found: { side: 'right' },
      share: -1,
      mapRequest: { side: 'right', measures: { lengthMm: 257 } },
    })
    answer(pretended, right, 1)
    answer(pretended, left, 0)
    expect((await drawn).left.room).toEqual((await drawn).right.room)
    expect(pretended.opened).toHaveLength(2)
  })

  test('is ignored once it was aborted, and answers no later request', async () => {
    const pretended = pretendWorkers()
    const control = new AbortController()
    const first = pretended.maker.map(wanted(0), control.signal)
    control.abort(new Error('another is wanted'))
    await expect(first).rejects.toThrow('another is wanted')
    const drawn = pretended.maker.map(wanted(1), new AbortController().signal)
    let isDrawn = false
    void drawn.then(() => (isDrawn = true))
    const [old, next] = [postedOrders(pretended, 0), postedOrders(pretended, 1)]
    answer(pretended, old[0], 0)
    answer(pretended, next[0], 1)
    await Promise.resolve()
    expect(isDrawn).toBe(false)
    answer(pretended, old[1], 0)
    answer(pretended, next[1], 1)
    expect((await drawn).left).toBeDefined()
  })

  test('rejects when the workers are terminated for another pair or fail', async () => {
    const { maker, made, control, breakOff } = begin()
    const pendingMap = maker.map(wanted(), new AbortController().signal)
    control.abort(new Error('another pair is wanted'))
    await expect(made).rejects.toThrow('another pair is wanted')
    await expect(pendingMap).rejects.toThrow('The workers were terminated')
    const again = maker.map(wanted(), new AbortController().signal)
    breakOff(2)
    await expect(again).rejects.toThrow('out of memory')
  })
})
