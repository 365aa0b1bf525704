import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A console error or warning that a test did not ask for fails it: noise hides the next fault. */
const noisy = ['error', 'warn'] as const

beforeEach(() => {
  for (const level of noisy) vi.spyOn(console, level).mockImplementation(() => {})
})

afterEach(() => {
  for (const level of noisy) {
    const spy = vi.mocked(console[level])
    const said = vi.isMockFunction(spy) ? spy.mock.calls.map((words) => words.join(' ')) : []
    vi.restoreAllMocks()
    expect(said, `console.${level} during the test`).toEqual([])
  }
})
