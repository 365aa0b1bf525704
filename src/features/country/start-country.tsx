import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import * as endpoints from '#domain/contract/endpoints.ts'
import type { Country } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'
import { countryMachine, countryOf, isCountryKnown, needsAnswer } from '#machines/country/country.machine.ts'
import { countryShown } from '#machines/country/country.shown.ts'
import type { CountryEvent } from '#machines/country/country.types.ts'
import type { LatePort } from '#src/actors/late-port.ts'
import { startActor } from '#src/actors/start-actor.ts'
import type { LateShop } from '#src/page/late-shop.ts'
import { onReturn } from '#src/page/on-return.ts'
import { showOverlay } from '#src/page/show-overlay.tsx'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'
import type { CountryPort } from './country-port.ts'
import type { CountryActor } from './dialogs/country-actor.ts'
import { isPageFree } from './is-page-free.ts'

/** This text is on every page; those of the list may be what did not come. */
const noAnswer = msg`Network error`

const { names, countrySeconds } = settings.cookies

type Shop = Pick<LateShop, 'router' | 'tell'>

/** Finds out where the visitor is, once, and lets them say otherwise at any time. */
export function startCountry(shop: Shop, port: LatePort<CountryPort>): void {
  const { router } = shop
  const { actors, wire } = router.options.context
  const machine = countryMachine.provide({
    actors: {
      lookUp: fromPromise(async ({ signal }) => {
        const answer = await wire(endpoints.getCountryByIp, undefined, { signal })
        if (!answer.ok) throw new Error(answer.code)
        // Another tab may have kept a country meanwhile, and then this answer is not heard.
        lookAgain()
        return { code: answer.value.country_code, isPageFree: isPageFree(router) }
      }),
    },
    actions: {
      keep: ({ context }) => keep(context.country),
      log(_, { error }) {
        const why = error instanceof Error ? error.message : error
        // biome-ignore lint/suspicious/noConsole: the specification asks for a log line, and for nothing else
        console.info(`The country lookup failed: ${why}`)
      },
    },
  })
  const actor = startActor(actors, machine, { name: 'country', shown: countryShown })
  const lookAgain = () => actor.send({ type: 'country.found', kept: readCookie(names.country) })
  const send = (event: CountryEvent) => {
    lookAgain()
    actor.send(event)
  }
  showWhenNeeded(shop, actor, send)
  port.connect({
    code: () => countryOf(actor.getSnapshot()),
    isKnown: () => isCountryKnown(actor.getSnapshot()),
    onChange: (tell) => actor.subscribe(tell).unsubscribe,
    choose: () => send({ type: 'selection.opened' }),
    join: () => send({ type: 'country.chosen', country: countryOf(actor.getSnapshot()) }),
    take(country) {
      keep(country)
      lookAgain()
    },
  })
  actor.send({ type: 'shop.started', kept: readCookie(names.country) })
  onReturn(lookAgain)
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) actor.send({ type: 'page.finished', isPageFree: isPageFree(router) })
  })
}

function keep(country: Country): void {
  writeCookie(names.country, country, { seconds: countrySeconds, sameSite: 'lax' })
}

/** Most visitors are never asked and never choose: question and list come when they are wanted, and stay. */
function showWhenNeeded({ router, tell }: Shop, actor: CountryActor, send: (event: CountryEvent) => void): void {
  let isThere = false
  const load = async () => {
    const [{ CountryDialogs }] = await Promise.all([
      import('./dialogs/country-dialogs.tsx'),
      router.options.context.language.alsoIn('country'),
    ])
    showOverlay(router, <CountryDialogs actor={actor} send={send} />)
  }
  actor.subscribe((snapshot) => {
    if (isThere || !needsAnswer(snapshot)) return
    isThere = true
    void load().catch(() => {
      // It is asked for again when it is wanted again.
      isThere = false
      if (!snapshot.hasTag('list')) return
      tell(noAnswer, 'wrong')
      actor.send({ type: 'selection.closed' })
    })
  })
}
