import type { Page } from '@playwright/test'
import type { RegisteredRouter } from '@tanstack/react-router'

/** The counts of what a document keeps alive; actors by name as well. */
export type ActiveResources = Readonly<Record<'listeners' | 'timers' | 'observers' | `actor ${string}`, number>>

type WatchedResources = {
  readonly timers: Set<number>
  readonly observed: Map<object, Set<unknown>>
  inProgress: number
}

/** The globals of a watched document. */
type Shop = { readonly watched: WatchedResources; readonly __TSR_ROUTER__: RegisteredRouter }

/**
 * Counts what a document keeps alive; call it before the document is opened. The browser itself counts listeners, after
 * a garbage collection; the actors' registry counts actors.
 */
export async function watchAlive(page: Page) {
  await page.addInitScript(watchDocument)
  const browser = await page.context().newCDPSession(page)
  return {
    async count(): Promise<ActiveResources> {
      await browser.send('HeapProfiler.collectGarbage')
      const { jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters')
      return { listeners, ...(await page.evaluate(countOwn)) }
    },
    /** Opens each page with the router of the open document, and waits until it is idle before the next. */
    walk: (paths: readonly string[], times: number) => page.evaluate(walkPages, { paths, times }),
  }
}

function watchDocument(): void {
  const watched: WatchedResources = { timers: new Set(), observed: new Map(), inProgress: 0 }
  Object.assign(window, { watched })
  const { timers, observed } = watched
  const { fetch } = window
  window.fetch = (...words) => {
    watched.inProgress += 1
    const answer = fetch(...words)
    const done = () => {
      watched.inProgress -= 1
    }
    answer.then(done, done)
    return answer
  }
  type StartTimer = (work: (...words: unknown[]) => void, ...rest: unknown[]) => number
  for (const [start, stop, isOnce] of [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
  ] as const) {
    const [begin, end] = [window[start] as unknown as StartTimer, window[stop]]
    const counted: StartTimer = (work, ...rest) => {
      const done = (...words: unknown[]) => {
        if (isOnce) timers.delete(id)
        work(...words)
      }
      const id = begin(done, ...rest)
      timers.add(id)
      return id
    }
    const stopped = (id: number) => {
      timers.delete(id)
      end(id)
    }
    Object.assign(window, { [start]: counted, [stop]: stopped })
  }
  for (const { prototype } of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    const { observe, disconnect } = prototype
    const unobserve = 'unobserve' in prototype ? prototype.unobserve : () => {}
    Object.assign(prototype, {
      observe(this: object, target: Element, options?: object) {
        observed.set(this, (observed.get(this) ?? new Set()).add(target))
        observe.call(this as never, target, options as never)
      },
      unobserve(this: object, target: Element) {
        observed.get(this)?.delete(target)
        unobserve.call(this as never, target)
      },
      disconnect(this: object) {
        observed.delete(this)
        disconnect.call(this as never)
      },
    })
  }
}

function countOwn(): Omit<ActiveResources, 'listeners'> {
  const { watched, __TSR_ROUTER__: router } = window as unknown as Shop
  // Of several actors with one name, all but the first have a number.
  const names = [...router.options.context.actors.running().keys()].map((name) => name.replace(/ \d+$/, ''))
  return {
    timers: watched.timers.size,
    observers: [...watched.observed.values()].reduce((sum, targets) => sum + targets.size, 0),
    ...Object.fromEntries(names.map((name) => [`actor ${name}`, names.filter((other) => other === name).length])),
  }
}

async function walkPages({ paths, times }: { paths: readonly string[]; times: number }): Promise<void> {
  const { watched, __TSR_ROUTER__: router } = window as unknown as Shop
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  for (let time = 0; time < times; time += 1)
    for (const to of paths) {
      await router.navigate({ to })
      do await frame()
      while (router.state.status !== 'idle' || watched.inProgress > 0)
      // All responses have arrived: one more frame renders them and starts their effects.
      await frame()
    }
}
