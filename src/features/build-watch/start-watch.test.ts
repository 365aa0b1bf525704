import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '#domain/settings.ts'
import { chunkMissing } from '#src/boot/missing-parts.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { startWatch } from './start-watch.ts'

const shop = {} as HydratedShop

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function startWith(...answers: ('missing' | 'here')[]) {
  const watchBuild = vi.fn()
  const left = [...answers]
  const load = vi.fn(() =>
    left.shift() === 'here' ? Promise.resolve(watchBuild) : Promise.reject(new Error('The watch did not come')),
  )
  startWatch(shop, load)
  const happens = async (sign: () => void) => {
    sign()
    await Promise.allSettled(load.mock.results.map(({ value }) => value))
    return [load, watchBuild].map(({ mock }) => mock.calls.length)
  }
  return { happens }
}

const focus = () => void dispatchEvent(new Event('focus'))

test.each([
  ['the window is taken up again', focus],
  [
    'a chunk is missing',
    () => void dispatchEvent(Object.assign(new Event(chunkMissing), { payload: new Error('Gone') })),
  ],
  ['five minutes are over', () => void vi.advanceTimersByTime(settings.newBuild.pollMs)],
])('loads the watch once when %s', async (_, sign) => {
  const { happens } = startWith('here')
  expect(await happens(() => {})).toEqual([0, 0])
  expect(await happens(sign)).toEqual([1, 1])
  expect(await happens(sign)).toEqual([1, 1])
})

test('loads a build watch that failed to load again with the next trigger', async () => {
  const { happens } = startWith('missing', 'missing', 'here')
  expect(await happens(focus)).toEqual([1, 0])
  expect(await happens(() => void vi.advanceTimersByTime(settings.newBuild.pollMs))).toEqual([2, 0])
  expect(await happens(focus)).toEqual([3, 1])
  expect(await happens(focus)).toEqual([3, 1])
})
