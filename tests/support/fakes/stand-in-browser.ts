import { fireEvent } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/*
 * What jsdom lacks of a browser, for a whole shop that runs in it: it loads no document, and ends none. What a browser
 * really does there is shown by tests/e2e.
 */

type StandInBrowser = {
  /** Where the document would have gone: `reload`, or an address. */
  readonly left: readonly string[]
  /** Ends this document; what the browser keeps is still there for the next one. */
  leave(): Promise<void>
}

const documents: (() => Promise<void>)[] = []

/** Ends the documents of a test, and lets the browser keep cookies again. */
export async function endDocuments(): Promise<void> {
  for (const leave of documents.splice(0)) await leave()
  Reflect.deleteProperty(document, 'cookie')
}

/** Stands in for the browser around one shop, until the test is over; what is drawn on a page is taken away with it. */
export function standInBrowser(address: string, takeAway: () => void): StandInBrowser {
  const left: string[] = []
  // The shop draws in its own time, as it does in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('location', leavingLocation(left))
  const ends = [removeListeners(), ...waits.map(stopWaiting)]
  history.replaceState(null, '', address)
  let isOver = false
  const leave = async () => {
    if (isOver) return
    isOver = true
    // What comes late listens as long as anything does: it comes before the end.
    await vi.dynamicImportSettled()
    await turns()
    for (const end of ends) end()
    // What React was about to draw is drawn as long as there is a document.
    await turns()
    takeAway()
    await turns()
    document.head.replaceChildren()
    document.body.replaceChildren()
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  }
  documents.push(leave)
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

export function findCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
}

/** A browser that keeps no cookies: it refuses even to be asked, or gives nothing back. */
export function disableCookies(returnEmpty: () => string): void {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  Object.defineProperty(document, 'cookie', { get: returnEmpty, set: returnEmpty, configurable: true })
}

type ListenerArgs = Parameters<Window['addEventListener']>

/** The window outlives a document here, and so would whatever listens to it, or stands in its history. */
function removeListeners(): () => void {
  const ends = [window, document].map((index) => {
    const isOwn = Object.hasOwn(index, 'addEventListener')
    const listen: EventTarget['addEventListener'] = index.addEventListener
    const listeners: ListenerArgs[] = []
    index.addEventListener = (...listenerArgs: ListenerArgs) => {
      listeners.push(listenerArgs)
      listen.apply(index, listenerArgs)
    }
    return () => {
      for (const listenerArgs of listeners) index.removeEventListener(...listenerArgs)
      if (isOwn) index.addEventListener = listen
      else Reflect.deleteProperty(index, 'addEventListener')
    }
  })
  return () => {
    for (const end of ends) end()
    for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name)
  }
}

const waits = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const

/** So would whatever it waits for. */
function stopWaiting([begin, end]: (typeof waits)[number]): () => void {
  const waiting = new Set<unknown>()
  const wait = globalThis[begin] as (...work: unknown[]) => unknown
  const stop = globalThis[end] as (timer: unknown) => void
  vi.stubGlobal(begin, (...work: unknown[]) => {
    const timer = wait(...work)
    waiting.add(timer)
    return timer
  })
  return () => {
    for (const timer of waiting) stop(timer)
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
