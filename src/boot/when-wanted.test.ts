import { expect, test, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

const happen = (kind: string) => document.dispatchEvent(new Event(kind, { bubbles: true }))

test.each(['pointermove', 'touchstart', 'focusin', 'keydown'])(
  'a page starts at the first %s, and once',
  async (sign) => {
    const start = vi.fn(async () => {})
    whenWanted('idle', start)
    expect(start).not.toHaveBeenCalled()
    happen(sign)
    happen(sign)
    expect(start).toHaveBeenCalledOnce()
  },
)

test('a pointer that lies still where a page appears starts nothing', () => {
  const start = vi.fn(async () => {})
  whenWanted('idle', start)
  happen('pointerover')
  expect(start).not.toHaveBeenCalled()
})

test('a start that failed is tried again at the next touch', async () => {
  const start = vi.fn(async () => {})
  start.mockRejectedValueOnce(new Error('The line is gone'))
  whenWanted('nothing', start)
  await vi.waitFor(() => {
    happen('keydown')
    expect(start).toHaveBeenCalledTimes(2)
  })
  happen('keydown')
  expect(start).toHaveBeenCalledTimes(2)
})
