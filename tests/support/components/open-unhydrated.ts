import { expect, onTestFinished, vi } from 'vitest'
import { payloadAt } from '#content/payload-at.ts'
import { routeRules } from '#domain/navigation/route-rules.ts'
import type { Language } from '#domain/settings.ts'
import { loadMessages } from '#src/app/built-catalogs.ts'
import { recordInteractions } from '#src/boot/record-interactions.ts'
// The lazy chunks are imported here; otherwise the first test alone would wait for them.
import '#src/features/build-watch/watch-build.ts'
import '#src/boot/replay.ts'
import '#src/features/country/dialogs/country-dialogs.tsx'
import '#src/app/start-hydrated-features.tsx'
import '#src/features/payment-reminder/start-reminder.tsx'
import '#src/features/session/open-session.ts'
import { hydrateShop } from '#src/main.tsx'
import { standInBrowser, turns } from '../fakes/stand-in-browser.ts'
import { redraw, takeAway } from './drawn-roots.ts'
import { success } from './open-screen.tsx'

type MaybeResponse = Response | undefined

/**
 * The server's response by path; undefined for the default response of a working server. A thrown error is a broken
 * connection.
 */
export type RouteResponder = (path: string, request: Request) => MaybeResponse | Promise<MaybeResponse>

const build = 'development'

/** The default responses: the server of a demo with no changes, called from no country. */
async function ownAnswer(path: string): Promise<Response> {
  const [, namespace = '', language] = /^\/assets\/texts\/development\/([\w-]+)\.(\w+)\.json$/.exec(path) ?? []
  if (language) return Response.json(await loadMessages(namespace, language as Language))
  const [, page] = /^(.*)\/_payload\.json$/.exec(path) ?? []
  if (page !== undefined) return Response.json(payloadAt(page || '/', build))
  if (path === '/builds/latest.json') return Response.json({ id: build, timestamp: 1 })
  if (path === `/builds/meta/${build}.json`) return Response.json({ redirects: routeRules })
  if (path === '/api/localization/translations') return success({ translations: [], categories: [] })
  if (path === '/api/shop/state') return success({ mode: 'demo', build_id: null, payment_hosts: [] })
  if (path === '/api/geo/getCountryByIP') return success({ country_code: null })
  return Response.json({ status: 'error', code: 'NOT_FOUND' }, { status: 404 })
}

/**
 * Opens the whole shop at an address by its own composition root, with all lazy chunks, as the boot file does for a
 * page that is rendered in the browser. Only the connection to the server is fake.
 */
export async function openUnhydrated(address: string, answers: RouteResponder = () => undefined) {
  const { left, leave } = standInBrowser(address, takeAway)
  redraw()
  const requests: Request[] = []
  const inProgress = new Set<Promise<unknown>>()
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(input, 'http://shop.test'), init)
    requests.push(request)
    const { pathname } = new URL(request.url)
    const answer = (async () => (await answers(pathname, request)) ?? ownAnswer(pathname))()
    inProgress.add(answer)
    const done = () => void inProgress.delete(answer)
    answer.then(done, done)
    return answer
  })
  const root = document.body.appendChild(document.createElement('div'))
  const interactions = recordInteractions(root)
  onTestFinished(interactions.stop)
  await hydrateShop(root, interactions)
  // The lazy chunks load as soon as the page is hydrated; a visitor is slower than that.
  await vi.dynamicImportSettled()
  return {
    left,
    leave,
    requests,
    /** Counts the requests to an address. */
    count: (address: RegExp) => requests.filter(({ url }) => address.test(url)).length,
    /** Waits until the lazy chunks are mounted. */
    isLate: () => expect.poll(() => document.querySelector('[aria-live=polite] .toasts')).not.toBeNull(),
    /** Waits until every response is read and its consequences are done. */
    async isListening() {
      do {
        await Promise.allSettled(inProgress)
        await turns()
      } while (inProgress.size > 0)
    },
  }
}
