import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearCookies, standInDialogs } from '../fakes/dialogs-and-cookies.ts'
import { endDocuments } from '../fakes/stand-in-browser.ts'
import { redraw } from './drawn-roots.ts'

// Files share what they load, so that the shop is loaded once; what is set here is set for each of them.
vi.mock(import('react-dom/client'), async (original) => (await import('./drawn-roots.ts')).watched(await original()))

// What never comes still fails; a busy machine is no fault.
configure({ asyncUtilTimeout: 60_000 })

// Each test has a browser that keeps nothing of an earlier one.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  redraw()
})

// jsdom lays nothing out: it cannot scroll, which the router asks for at each change of page, and no size changes.
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

// The hook that comes last runs first: while the console is watched, and all that stands in for the browser is there.
afterEach(endDocuments)
