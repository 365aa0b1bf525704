import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// jsdom lays nothing out, so it cannot scroll: the router asks for it at each change of page.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
