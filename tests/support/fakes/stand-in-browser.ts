import { fireEvent } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/*
 * The parts of a browser that jsdom lacks and a whole shop in it needs: jsdom neither loads nor ends a document.
 * tests/e2e covers the real browser.
 */

type StandInBrowser = {
  /** Where the document would have navigated: `reload`, or an address. */
  readonly left: readonly string[]
  /** Ends this document; the browser's storage remains for the next one. */
  leave(): Promise<void>
}

const documents: (() => Promise<void>)[] = []

/** Ends the documents of a test, and lets the browser store cookies again. */
export async function endDocuments(): Promise<void> {
  for (const leave of documents.splice(0)) await leave()
  Reflect.deleteProperty(document, 'cookie')
}

/** Stands in for the browser around one shop until the test is over; ends the page's roots with it. */
export function standInBrowser(address: string, takeAway: () => void): StandInBrowser {
  const left: string[] = []
  // The shop renders asynchronously, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('location', leavingLocation(left))
  const ends = [removeListeners(), ...waits.map(stopWaiting)]
  history.replaceState(null, '', address)
  let isOver = false
  const leave = async () => {
    if (isOver) return
    isOver = true
    // Lazy chunks register their listeners as long as the document lives: let them load before the end.
    await vi.dynamicImportSettled()
    await turns()
    for (const end of ends) end()
    // Let React finish pending renders while there is a document.
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

/** Lets everything run that waits for no timer or I/O. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next))
}

/** Simulates Escape on an open dialog, which jsdom does not support. */
export function pressEscape(dialog: HTMLElement): void {
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
}

/** Shows or hides this tab. */
export function turnTab(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
  fireEvent(document, new Event('visibilitychange'))
}

/** Takes the connection away, or brings it back. */
export function turnLine(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}

export function findCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
}

/** A browser without cookies: reading them throws or returns nothing, as `returnEmpty` says. */
export function disableCookies(returnEmpty: () => string): void {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  Object.defineProperty(document, 'cookie', { get: returnEmpty, set: returnEmpty, configurable: true })
}

type ListenerArgs = Parameters<Window['addEventListener']>

/** The window outlives a document here: removes the listeners and the history entries of the document. */
function removeListeners(): () => void {
  const ends = [window, document].map((target) => {
    const isOwn = Object.hasOwn(target, 'addEventListener')
    const listen: EventTarget['addEventListener'] = target.addEventListener
    const listeners: ListenerArgs[] = []
    target.addEventListener = (...listenerArgs: ListenerArgs) => {
      listeners.push(listenerArgs)
      listen.apply(target, listenerArgs)
    }
    return () => {
      for (const listenerArgs of listeners) target.removeEventListener(...listenerArgs)
      if (isOwn) target.addEventListener = listen
      else Reflect.deleteProperty(target, 'addEventListener')
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

/** Clears the timers of the document, which would outlive it as well. */
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

/** Records navigations instead of loading a document. */
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
