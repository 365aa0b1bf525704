import { fireEvent } from '@testing-library/react'
import { afterEach, onTestFinished, vi } from 'vitest'

/*
 * What jsdom lacks of a browser, for a whole shop that runs in it: it lays nothing out, puts no dialog before the page and
 * loads no document. What a browser really does there is shown by tests/e2e.
 */

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

export type StandIn = {
  /** Where the document would have gone: `reload`, or an address. */
  readonly left: readonly string[]
  /** Ends this document; what the browser keeps is still there for the next one. */
  leave(): Promise<void>
}

/** Stands in for the browser around one shop, until the test is over. */
export function standInBrowser(address: string): StandIn {
  const left: string[] = []
  // The shop draws in its own time, as it does in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('location', leavingLocation(left))
  const ends = [endOfHearing(), endOfWaiting()]
  history.replaceState(null, '', address)
  let isOver = false
  const leave = async () => {
    if (isOver) return
    isOver = true
    for (const end of ends) end()
    // What React was about to draw is drawn as long as there is a document.
    await turns()
    document.head.replaceChildren()
    document.body.replaceChildren()
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  }
  onTestFinished(async () => {
    await leave()
    forgetCookies()
    localStorage.clear()
    sessionStorage.clear()
  })
  return { left, leave }
}

/** Lets everything happen that waits for nothing. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next))
}

/** What Escape means to an open dialog, which jsdom does not know. */
export function pressEscape(dialog: HTMLElement): void {
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
}

/** The visitor comes back to this tab, or leaves it. */
export function turnTab(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
  fireEvent(document, new Event('visibilitychange'))
}

/** The line goes, or comes back. */
export function turnLine(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}

/** What another tab of this browser, or an earlier page, has kept. */
export function keepCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${name}=${value}; Path=/`
}

export function keptCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
}

/** A browser that keeps no cookies: it refuses even to be asked, or gives nothing back. */
export function refuseCookies(refuse: () => string): void {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true })
}

// Before anybody tidies up.
afterEach(() => void Reflect.deleteProperty(document, 'cookie'))

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) keepCookie(cookie.replace(/=.*/, ''), '; Max-Age=0')
}

type ListenerOptions = boolean | AddEventListenerOptions

/** The window outlives a document here, and so would whatever listens to it, or stands in its history. */
function endOfHearing(): () => void {
  const over = new AbortController()
  const restores = [window, document].map((place) => {
    const listen: EventTarget['addEventListener'] = place.addEventListener.bind(place)
    place.addEventListener = (kind: string, hear: EventListenerOrEventListenerObject, options?: ListenerOptions) => {
      const own = typeof options === 'object' ? options : { capture: options === true }
      const signal = own.signal ? AbortSignal.any([own.signal, over.signal]) : over.signal
      listen(kind, hear, { ...own, signal })
    }
    return () => {
      place.addEventListener = listen
    }
  })
  return () => {
    over.abort()
    for (const restore of restores) restore()
    for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name)
  }
}

/** So would whatever it waits for. */
function endOfWaiting(): () => void {
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  const { setTimeout: wait, clearTimeout: end } = globalThis
  vi.stubGlobal('setTimeout', (...work: Parameters<typeof setTimeout>) => {
    const timer = wait(...work)
    waiting.add(timer)
    return timer
  })
  return () => {
    for (const timer of waiting) end(timer)
  }
}

/** A document that would be loaded is noted, and the one that is there stays. */
function leavingLocation(left: string[]): Location {
  const { location } = document
  const ways: Partial<Record<PropertyKey, unknown>> = {
    reload: () => void left.push('reload'),
    assign: (address: string) => void left.push(address),
    replace: (address: string) => void left.push(address),
  }
  return new Proxy({} as Location, {
    get: (_, name) => ways[name] ?? Reflect.get(location, name),
    set(_, name, value) {
      if (name === 'href') left.push(value)
      else Reflect.set(location, name, value)
      return true
    },
  })
}
