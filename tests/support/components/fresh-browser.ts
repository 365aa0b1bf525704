import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { takeAway } from './drawn-roots.ts'

/** The tabs of one test hear each other, and no other test's. */
function tabsOfThisTest() {
  const open = new Map<EventTarget, string>()
  return class extends EventTarget {
    constructor(channel: string) {
      super()
      open.set(this, channel)
    }
    postMessage(data: unknown) {
      for (const [one, channel] of open)
        if (one !== this && channel === open.get(this)) one.dispatchEvent(new MessageEvent('message', { data }))
    }
    close() {
      open.delete(this)
    }
  }
}

/** Each test of the file has a browser without other tabs, with an empty cart, and React at work as on a page. */
export function freshBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    vi.stubGlobal('BroadcastChannel', tabsOfThisTest())
  })
  afterEach(() => {
    vi.useRealTimers()
    // What stands beside the page outlives it, and so does what it has heard.
    act(() => cartCount.set(0))
    takeAway()
    for (const index of document.querySelectorAll('.pay-container')) index.remove()
  })
}
