import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// What never comes still fails; a busy machine is no fault.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lays nothing out, so it cannot scroll: the router asks for it at each change of page.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'language=; Max-Age=0; Path=/'
  vi.unstubAllGlobals()
})
