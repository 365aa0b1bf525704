import { expect, onTestFinished, vi } from 'vitest'
import { payloadAt } from '#content/payload-at.ts'
import { routeRules } from '#domain/navigation/route-rules.ts'
import type { Language } from '#domain/settings.ts'
import { messagesOf } from '#src/app/built-catalogs.ts'
import { keepWhatIsDone } from '#src/boot/keep-what-is-done.ts'
// What comes late is here before the first test, which would otherwise wait for it alone.
import '#src/features/build-watch/watch-build.ts'
import '#src/boot/replay.ts'
import '#src/features/country/dialogs/country-dialogs.tsx'
import '#src/app/start-late.tsx'
import '#src/features/payment-reminder/start-reminder.tsx'
import '#src/features/session/open-session.ts'
import { openShop } from '#src/main.tsx'
import { standInBrowser, turns } from '../fakes/stand-in-browser.ts'
import { drawAgain, takeAway } from './drawn-roots.ts'
import { success } from './open-screen.tsx'

type Answer = Response | undefined

/** What the shop's server answers, by path; nothing for what it answers when all is well. A fault is a line that breaks. */
export type Answers = (path: string, request: Request) => Answer | Promise<Answer>

const build = 'development'

/** The server of a demo in which nothing was changed, and that is called from no country. */
async function ownAnswer(path: string): Promise<Response> {
  const [, room = '', language] = /^\/assets\/texts\/development\/([\w-]+)\.(\w+)\.json$/.exec(path) ?? []
  if (language) return Response.json(await messagesOf(room, language as Language))
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
 * Opens the whole shop at an address by its own composition root, with all that comes late, as the boot file does for a
 * page that is drawn in the browser. Only the line to the server is not real.
 */
export async function openLate(address: string, answers: Answers = () => undefined) {
  const { left, leave } = standInBrowser(address, takeAway)
  drawAgain()
  const asked: Request[] = []
  const underWay = new Set<Promise<unknown>>()
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(input, 'http://shop.test'), init)
    asked.push(request)
    const { pathname } = new URL(request.url)
    const answer = (async () => (await answers(pathname, request)) ?? ownAnswer(pathname))()
    underWay.add(answer)
    const done = () => void underWay.delete(answer)
    answer.then(done, done)
    return answer
  })
  const root = document.body.appendChild(document.createElement('div'))
  const kept = keepWhatIsDone(root)
  onTestFinished(kept.stop)
  await openShop(root, kept)
  // The lazy chunks are loaded as soon as the page is hydrated; a visitor is slower than that.
  await vi.dynamicImportSettled()
  return {
    left,
    leave,
    asked,
    /** How often an address was asked for. */
    count: (address: RegExp) => asked.filter(({ url }) => address.test(url)).length,
    /** Waits until what comes late is there. */
    isLate: () => expect.poll(() => document.querySelector('[aria-live=polite] .toasts')).not.toBeNull(),
    /** Waits until every answer that was given is read, and what follows from it is done. */
    async isHeard() {
      do {
        await Promise.allSettled(underWay)
        await turns()
      } while (underWay.size > 0)
    },
  }
}
