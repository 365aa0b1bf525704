import { useSyncExternalStore } from 'react'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { type Consent, readConsent, writeConsent } from '#domain/consent/consent.ts'
import { consentVersion } from '#domain/consent/wording.ts'
import * as endpoints from '#domain/contract/endpoints.ts'
import { settings } from '#domain/settings.ts'
import { consentMachine } from '#machines/consent/consent.machine.ts'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'
import type { LateShop } from '../shop.ts'
import { showBeside } from '../show-beside.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { newRecordId } from './new-record-id.ts'

const { names, consentDays } = settings.cookies

/** Asks newcomers for their consent, keeps it, and opens it again for who wants to change it. */
export function startConsent({ router }: LateShop): void {
  const { consent: port, wire } = router.options.context
  const machine = consentMachine.provide({
    actors: {
      prove: fromPromise<void, Consent>(async ({ input: { id, choice, version, language }, signal }) => {
        const answer = await wire(endpoints.recordConsent, { id, choice, version, language }, { signal })
        if (!answer.ok) throw new Error(answer.code)
      }),
    },
    actions: { keep: ({ context }) => context.consent && keep(context.consent) },
  })
  const consent = createActor(machine, { input: keptConsent() }).start()
  showBeside(router, <Banner consent={consent} />)
  port.servedBy({
    choice: () => consent.getSnapshot().context.consent?.choice,
    open: () => consent.send({ type: 'settings.opened' }),
    onChange: (tell) => consent.subscribe(tell),
  })
}

function Banner({ consent }: { consent: ActorRefFrom<typeof consentMachine> }) {
  const state = useSyncExternalStore(
    (tell) => consent.subscribe(tell).unsubscribe,
    () => consent.getSnapshot(),
  )
  if (!state.hasTag('shown')) return null
  return (
    <ConsentBanner
      present={state.context.consent?.choice}
      onChoose={(choice, language) => {
        const made = { choice, language, version: consentVersion, atMs: Date.now(), id: newRecordId(), isProven: false }
        consent.send({ type: 'choice.made', consent: made })
      }}
    />
  )
}

/** What was said to other words was said to other words: it is asked again. */
function keptConsent(): Consent | undefined {
  const kept = readConsent(readCookie(names.consent))
  return kept?.version === consentVersion ? kept : undefined
}

/** Until so many days after the choice, however late its proof arrives. Where no cookie is kept it holds for this page. */
function keep(consent: Consent): void {
  const agedSeconds = Math.max(0, Math.round((Date.now() - consent.atMs) / 1_000))
  const seconds = Math.max(0, consentDays * 86_400 - agedSeconds)
  writeCookie(names.consent, writeConsent(consent), { seconds, sameSite: 'Lax' })
}
