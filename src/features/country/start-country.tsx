import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { getCountryByIp } from '#domain/contract/country.ts'
import type { Country } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'
import { countryInspectable } from '#machines/country/country.inspectable.ts'
import { countryMachine, isCountryKnown, needsAnswer, selectCountry } from '#machines/country/country.machine.ts'
import type { CountryEvent } from '#machines/country/country.types.ts'
import type { LazyPort } from '#src/actors/lazy-port.ts'
import { startActor } from '#src/actors/start-actor.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { onReturn } from '#src/page/on-return.ts'
import { showOverlay } from '#src/page/show-overlay.tsx'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'
import type { CountryPort } from './country-port.ts'
import type { CountryActor } from './dialogs/country-actor.ts'
import { isPageFree } from './is-page-free.ts'

/** A message loaded on every page, because the list's own messages may be what failed to load. */
const noAnswer = msg`Network error`

const { names, countrySeconds } = settings.cookies

type Shop = Pick<HydratedShop, 'router' | 'notify'>

/** Detects the visitor's country once, and lets them change it at any time. */
export function startCountry(shop: Shop, port: LazyPort<CountryPort>): void {
  const { router } = shop
  const { actors, api } = router.options.context
  const machine = countryMachine.provide({
    actors: {
      lookUp: fromPromise(async ({ signal }) => {
        const answer = await api(getCountryByIp, undefined, { signal })
        if (!answer.ok) throw new Error(answer.code)
        // Another tab may have stored a country meanwhile, which overrides this answer.
        recheckCountry()
        return { code: answer.value.country_code, isPageFree: isPageFree(router) }
      }),
    },
    actions: {
      saveChoice: ({ context }) => saveChoice(context.country),
      log(_, { error }) {
        const why = error instanceof Error ? error.message : error
        // biome-ignore lint/suspicious/noConsole: the specification requires exactly one log line
        console.info(`The country lookup failed: ${why}`)
      },
    },
  })
  const actor = startActor(actors, machine, { name: 'country', inspectable: countryInspectable })
  const recheckCountry = () => actor.send({ type: 'country.detected', stored: readCookie(names.country) })
  const send = (event: CountryEvent) => {
    recheckCountry()
    actor.send(event)
  }
  openWhenNeeded(shop, actor, send)
  port.connect({
    code: () => selectCountry(actor.getSnapshot()),
    isCountrySet: () => isCountryKnown(actor.getSnapshot()),
    onChange: (notify) => actor.subscribe(notify).unsubscribe,
    choose: () => send({ type: 'selection.opened' }),
    join: () => send({ type: 'country.chosen', country: selectCountry(actor.getSnapshot()) }),
    take(country) {
      saveChoice(country)
      recheckCountry()
    },
  })
  actor.send({ type: 'shop.started', stored: readCookie(names.country) })
  onReturn(recheckCountry)
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) actor.send({ type: 'page.finished', isPageFree: isPageFree(router) })
  })
}

function saveChoice(country: Country): void {
  writeCookie(names.country, country, { seconds: countrySeconds, sameSite: 'lax' })
}

/** Loads the question and the list on demand and keeps them, because most visitors never need them. */
function openWhenNeeded({ router, notify }: Shop, actor: CountryActor, send: (event: CountryEvent) => void): void {
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
      // The next request loads them again.
      isThere = false
      if (!snapshot.hasTag('list')) return
      notify(noAnswer, 'error')
      actor.send({ type: 'selection.closed' })
    })
  })
}
