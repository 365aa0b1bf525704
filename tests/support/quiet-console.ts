import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A console error or warning that a test does not expect fails it: noise hides the next error. */
const noisy = ['error', 'warn'] as const

beforeEach(() => {
  for (const level of noisy) vi.spyOn(console, level).mockImplementation(() => {})
})

afterEach(() => {
  const said = noisy.map((level) => {
    const spy = console[level]
    return [level, vi.isMockFunction(spy) ? spy.mock.calls.map((words) => words.join(' ')) : []] as const
  })
  vi.restoreAllMocks()
  for (const [level, lines] of said) expect(lines, `console.${level} during the test`).toEqual([])
})
