import { expect, test, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

const happen = (kind: string, more: object = {}) =>
  document.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), more))

test.each(['pointermove', 'touchstart', 'focusin', 'keydown'])('starts once, at the first %s', async (sign) => {
  const start = vi.fn(async () => {})
  whenWanted('idle', start)
  expect(start).not.toHaveBeenCalled()
  happen(sign)
  happen(sign)
  expect(start).toHaveBeenCalledOnce()
})

test('a resting pointer under a new page starts nothing', () => {
  const start = vi.fn(async () => {})
  whenWanted('idle', start)
  happen('pointerover')
  happen('pointermove', { movementX: 0, movementY: 0 })
  expect(start).not.toHaveBeenCalled()
  happen('pointermove', { movementX: 0, movementY: -1 })
  expect(start).toHaveBeenCalledOnce()
})

test('retries a failed start at the next interaction', async () => {
  const start = vi.fn(async () => {})
  start.mockRejectedValueOnce(new Error('The line is gone'))
  whenWanted('nothing', start)
  await vi.waitFor(
    () => {
      happen('keydown')
      expect(start).toHaveBeenCalledTimes(2)
    },
    { timeout: 60_000 },
  )
  happen('keydown')
  expect(start).toHaveBeenCalledTimes(2)
})
