import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearCookies, standInDialogs } from '../fakes/dialogs-and-cookies.ts'
import { endDocuments } from '../fakes/stand-in-browser.ts'
import { redraw } from './drawn-roots.ts'

// Test files share the module cache, so that the shop is loaded once; the setup here runs for each of them.
vi.mock(import('react-dom/client'), async (original) => (await import('./drawn-roots.ts')).watched(await original()))

// A query for something that never appears still fails; a busy machine does not fail it.
configure({ asyncUtilTimeout: 60_000 })

// Each test has a browser without anything that an earlier one stored.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  redraw()
})

// jsdom has no layout: it cannot scroll, which the router does at each page change, and no element changes its size.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('ResizeObserver', NoSizes)
  Element.prototype.scrollIntoView = () => {}
  standInDialogs()
})

class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// The last registered hook runs first: while the console is watched and the browser fakes are still installed.
afterEach(endDocuments)
