import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { takeAway } from './drawn-roots.ts'

/** A BroadcastChannel that connects the tabs of one test, and no other test's. */
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

/**
 * Gives each test of the file a browser without other tabs, with an empty cart, and with React running as on a page.
 */
export function freshBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    vi.stubGlobal('BroadcastChannel', tabsOfThisTest())
  })
  afterEach(() => {
    vi.useRealTimers()
    // Elements outside the page's root and their state outlive it.
    act(() => cartCount.set(0))
    takeAway()
    for (const container of document.querySelectorAll('.pay-container')) container.remove()
  })
}
