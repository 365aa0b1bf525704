import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import { fail, ok } from '#domain/result.ts'
import type { ShoeStage, Upper } from '#domain/shoe/shoe-request.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { shoeViewerMachine } from './shoe-viewer.machine.ts'
import type {
  ClearanceMapRequest,
  MakePairError,
  PairOfMaps,
  PairOfShoes,
  PairRequest,
  PictureOutcome,
  ShoeViewerEvent,
} from './shoe-viewer.types.ts'

const foot = {} as FootMeasures
const request = (upper: Upper = 'shell'): PairRequest => ({
  measures: { left: { lengthMm: 255 }, right: { lengthMm: 256 } },
  upper,
  feel: 'natural',
  soleText: '',
  feet: { left: foot, right: foot },
})
const error: MakePairError = { side: 'left', code: 'out_of_range', facts: { names: ['lengthMm'] } }
const pair = {} as PairOfShoes
const made: ShoeViewerEvent = { type: 'pair.made', pair }
const failed: ShoeViewerEvent = { type: 'pair.failed', error }
const map = {} as PairOfMaps
const drawn: ShoeViewerEvent = { type: 'map.drawn', map }
const wanted = (share = 0): ShoeViewerEvent => ({ type: 'map.wanted', share })

type Order = {
  upper: Upper
  signal: AbortSignal
  stage(stage: ShoeStage): void
  ends(event: ShoeViewerEvent): void
}

type MapOrder = { share: number; upper: Upper; signal: AbortSignal; ends(event: ShoeViewerEvent): void }

/** Waits until the answer reaches the machine. */
async function settle(): Promise<void> {
  for (const _turn of [1, 2, 3]) await Promise.resolve()
}

function open() {
  const orders: Order[] = []
  const maps: MapOrder[] = []
  const pictures: ((outcome: PictureOutcome | Error) => Promise<void>)[] = []
  const answered = <Outcome>({ resolve, reject }: PromiseWithResolvers<Outcome>) => {
    return async (outcome: Outcome | Error) => {
      outcome instanceof Error ? reject(outcome) : resolve(outcome)
      await settle()
    }
  }
  const machine = shoeViewerMachine.provide({
    actors: {
      makePair: fromCallback<EventObject, PairRequest>(({ input, sendBack }) => {
        const over = new AbortController()
        const sendProgress = (event: ShoeViewerEvent) => sendBack(event)
        orders.push({
          upper: input.upper,
          signal: over.signal,
          stage: (stage) => sendProgress({ type: 'stage.reached', side: 'left', stage }),
          ends: sendProgress,
        })
        return () => over.abort()
      }),
      drawMap: fromCallback<EventObject, ClearanceMapRequest>(({ input: { request: of, share }, sendBack }) => {
        const over = new AbortController()
        maps.push({ share, upper: of.upper, signal: over.signal, ends: (event) => sendBack(event) })
        return () => over.abort()
      }),
      openPicture: fromPromise(() => {
        const pendingMap = Promise.withResolvers<PictureOutcome>()
        pictures.push(answered(pendingMap))
        return pendingMap.promise
      }),
    },
  })
  const actor = createActor(machine).start()
  return { actor, orders, maps, pictures, now: () => actor.getSnapshot() }
}

test('loads and makes nothing before a request', () => {
  const { orders, pictures, now } = open()
  expect(now().value).toEqual({ making: 'idle', map: 'unasked', picture: 'asleep' })
  expect([orders, pictures]).toEqual([[], []])
})

test('makes a pair while the picture opens, and reports its stages', async () => {
  const { actor, orders, pictures, now } = open()
  actor.send({ type: 'pair.wanted', request: request() })
  expect([now().value, now().hasTag('busy')]).toEqual([{ making: 'busy', map: 'unasked', picture: 'opening' }, true])
  orders[0]?.stage('mesh')
  expect(now().context.stages).toEqual({ left: 'mesh' })
  await pictures[0]?.(ok(undefined))
  orders[0]?.ends(made)
  expect([now().value, now().hasTag('busy')]).toEqual([{ making: 'made', map: 'unasked', picture: 'open' }, false])
  expect(now().context.pair).toBe(pair)
})

test('replaces a running request, and ignores its result', async () => {
  const { actor, orders, now } = open()
  actor.send({ type: 'pair.wanted', request: request('shell') })
  orders[0]?.stage('mesh')
  actor.send({ type: 'pair.wanted', request: request('strap') })
  expect(now().context.stages).toEqual({})
  expect(orders.map(({ upper, signal }) => [upper, signal.aborted])).toEqual([
    ['shell', true],
    ['strap', false],
  ])
  orders[0]?.ends(made)
  expect(now().matches({ making: 'busy' })).toBe(true)
  orders[1]?.ends(made)
  expect(now().matches({ making: 'made' })).toBe(true)
})

test('keeps the last pair visible when the next cannot be made', async () => {
  const { actor, orders, now } = open()
  actor.send({ type: 'pair.wanted', request: request() })
  orders[0]?.ends(made)
  actor.send({ type: 'pair.wanted', request: request('strap') })
  orders[1]?.ends(failed)
  expect(now().matches({ making: 'refused' })).toBe(true)
  expect(now().context).toMatchObject({ pair, error, madeFor: request('shell') })
  actor.send({ type: 'pair.wanted', request: request() })
  expect(now().context.error).toBeUndefined()
})

test('retries a crash with the same request', async () => {
  const { actor, orders, pictures, now } = open()
  actor.send({ type: 'pair.wanted', request: request('sandal') })
  orders[0]?.ends({ type: 'making.broken' })
  await pictures[0]?.(new Error('no line'))
  expect(now().value).toEqual({ making: 'broken', map: 'unasked', picture: 'missing' })
  actor.send({ type: 'retry.requested' })
  expect(now().value).toEqual({ making: 'busy', map: 'unasked', picture: 'opening' })
  expect(orders[1]?.upper).toBe('sandal')
})

test('loads the viewer again with the next request', async () => {
  const { actor, pictures, now } = open()
  actor.send({ type: 'pair.wanted', request: request() })
  await pictures[0]?.(new Error('no line'))
  actor.send({ type: 'pair.wanted', request: request('strap') })
  expect(now().matches({ picture: 'opening' })).toBe(true)
  await pictures[1]?.(ok(undefined))
  expect(now().matches({ picture: 'open' })).toBe(true)
})

test('makes the pair without WebGL, and does not retry the picture', async () => {
  const { actor, orders, pictures, now } = open()
  actor.send({ type: 'pair.wanted', request: request() })
  await pictures[0]?.(fail('no_webgl'))
  orders[0]?.ends(made)
  actor.send({ type: 'pair.wanted', request: request() })
  expect(now().value).toEqual({ making: 'busy', map: 'unasked', picture: 'impossible' })
  expect(pictures).toHaveLength(1)
})

test('restores a lost picture', async () => {
  const { actor, pictures, now } = open()
  actor.send({ type: 'pair.wanted', request: request() })
  await pictures[0]?.(ok(undefined))
  actor.send({ type: 'picture.lost' })
  expect(now().matches({ picture: 'lost' })).toBe(true)
  actor.send({ type: 'picture.restored' })
  expect(now().matches({ picture: 'open' })).toBe(true)
})

test('tags the outcome of the pair and of its picture', async () => {
  const { actor, orders, pictures, now } = open()
  const tagsNow = () => [...now().tags].toSorted()
  expect(tagsNow()).toEqual([])
  actor.send({ type: 'pair.wanted', request: request() })
  expect(tagsNow()).toEqual(['busy', 'picture-coming'])
  await pictures[0]?.(new Error('no line'))
  orders[0]?.ends({ type: 'making.broken' })
  expect(tagsNow()).toEqual(['broken', 'picture-missing'])
  actor.send({ type: 'retry.requested' })
  await pictures[1]?.(ok(undefined))
  orders[1]?.ends(made)
  expect(tagsNow()).toEqual(['made', 'picture-open'])
  actor.send({ type: 'picture.lost' })
  expect(tagsNow()).toEqual(['made', 'picture-lost'])
  const other = open()
  other.actor.send({ type: 'pair.wanted', request: request() })
  await other.pictures[0]?.(fail('no_webgl'))
  other.orders[0]?.ends(failed)
  expect([...other.now().tags]).toEqual(['picture-impossible'])
})

describe('The clearance map', () => {
  /** A made pair with the clearance map open. */
  function look() {
    const opened = open()
    opened.actor.send({ type: 'pair.wanted', request: request() })
    opened.orders[0]?.ends(made)
    opened.actor.send(wanted())
    return opened
  }
  const isMapReady = (seen: ReturnType<typeof open>) => seen.now().matches({ map: { asked: 'there' } })

  test('is drawn on request for the shown pair', () => {
    const { actor, maps, now } = open()
    actor.send({ type: 'pair.wanted', request: request() })
    expect(maps).toEqual([])
    const looked = look()
    expect(looked.now().hasTag('map-coming')).toBe(true)
    looked.maps[0]?.ends(drawn)
    expect(looked.now().hasTag('map-there')).toBe(true)
    expect(looked.now().context.map).toBe(map)
    expect(looked.now().context.mapRequest).toEqual({ pair, share: 0 })
    expect(now().matches({ map: 'unasked' })).toBe(true)
  })

  test('is drawn for the feet that it is opened with', () => {
    const { actor, maps } = look()
    actor.send({ type: 'map.left' })
    actor.send(wanted(-1))
    expect(maps.map(({ share }) => share)).toEqual([0, -1])
  })

  test('is drawn with the first pair for the feet that it was opened with', () => {
    const { actor, orders, maps } = open()
    actor.send({ type: 'pair.wanted', request: request() })
    actor.send(wanted(1))
    orders[0]?.ends(made)
    expect(maps.map(({ share }) => share)).toEqual([1])
  })

  test('waits for the first pair', () => {
    const { actor, orders, maps, now } = open()
    actor.send(wanted())
    actor.send({ type: 'pair.wanted', request: request() })
    actor.send(wanted(0.5))
    orders[0]?.ends(failed)
    expect([now().hasTag('map-coming'), maps.length]).toEqual([true, 0])
    actor.send({ type: 'pair.wanted', request: request('strap') })
    orders[1]?.ends(made)
    expect(maps.map(({ share, upper }) => [share, upper])).toEqual([[0.5, 'strap']])
  })

  test('is redrawn when other feet are requested', () => {
    const { actor, maps, now } = look()
    actor.send(wanted(1))
    expect(maps.map(({ share, signal }) => [share, signal.aborted])).toEqual([
      [0, true],
      [1, false],
    ])
    maps[0]?.ends(drawn)
    expect(now().hasTag('map-there')).toBe(false)
    maps[1]?.ends(drawn)
    expect(now().context.mapRequest?.share).toBe(1)
  })

  test('follows the next pair, and stays with the last one if that fails', () => {
    const seen = look()
    const { actor, orders, maps } = seen
    maps[0]?.ends(drawn)
    actor.send({ type: 'pair.wanted', request: request('strap') })
    expect([isMapReady(seen), maps.length]).toEqual([false, 1])
    orders[1]?.ends(made)
    expect(maps.at(-1)).toMatchObject({ upper: 'strap' })
    maps[1]?.ends(drawn)
    actor.send({ type: 'pair.wanted', request: request('sandal') })
    orders[2]?.ends(failed)
    expect(maps.at(-1)).toMatchObject({ upper: 'strap' })
    actor.send({ type: 'pair.wanted', request: request('sandal') })
    orders[3]?.ends({ type: 'making.broken' })
    expect(maps).toHaveLength(4)
    actor.send({ type: 'retry.requested' })
    orders[4]?.ends(made)
    expect(maps.at(-1)).toMatchObject({ upper: 'sandal' })
  })

  test('is drawn again on retry after a crash', () => {
    const { actor, maps, now } = look()
    maps[0]?.ends({ type: 'map.broken' })
    expect(now().hasTag('map-broken')).toBe(true)
    actor.send({ type: 'retry.requested' })
    maps[1]?.ends(drawn)
    expect(now().hasTag('map-there')).toBe(true)
  })

  test('is not drawn after it was closed', () => {
    const { actor, orders, maps, now } = look()
    actor.send({ type: 'map.left' })
    expect([maps[0]?.signal.aborted, now().value]).toEqual([
      true,
      { making: 'made', map: 'unasked', picture: 'opening' },
    ])
    actor.send({ type: 'pair.wanted', request: request('strap') })
    orders[1]?.ends(made)
    expect(maps).toHaveLength(1)
  })
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const events = [
    { type: 'pair.wanted', request: request() },
    { type: 'stage.reached', side: 'right', stage: 'field' },
    { type: 'picture.lost' },
    { type: 'picture.restored' },
    { type: 'retry.requested' },
    made,
    failed,
    { type: 'making.broken' },
    { type: 'xstate.error.actor.makePair', error: new Error('out of memory') },
    wanted(),
    drawn,
    { type: 'map.broken' },
    { type: 'map.left' },
    { type: 'xstate.error.actor.drawMap', error: new Error('out of memory') },
    { type: 'xstate.done.actor.openPicture', output: ok(undefined) },
    { type: 'xstate.done.actor.openPicture', output: fail('no_webgl') },
    { type: 'xstate.error.actor.openPicture', error: new Error('no line') },
  ]
  // Whether an older pair is shown affects the map.
  const serialize = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context.pair !== undefined])
  const table = writtenTable(import.meta.url)
  expect(proveMachine(shoeViewerMachine, { events, table, serialize })).toEqual(sound)
})
