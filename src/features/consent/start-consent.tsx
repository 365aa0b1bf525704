import { useEffect, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { type Consent, readConsent, type Wording, writeConsent } from '#domain/consent/consent.ts'
import { recordConsent } from '#domain/contract/consent.ts'
import { type Language, settings } from '#domain/settings.ts'
import { consentInspectable } from '#machines/consent/consent.inspectable.ts'
import { consentMachine } from '#machines/consent/consent.machine.ts'
import type { LazyPort } from '#src/actors/lazy-port.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { useActorState } from '#src/actors/use-actor-state.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { onReturn } from '#src/page/on-return.ts'
import { showOverlay } from '#src/page/show-overlay.tsx'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'
import { ConsentBanner } from './consent-banner.tsx'
import type { ConsentPort } from './consent-port.ts'

const { names, consentDays } = settings.cookies
const { version } = settings.consent

const consentWords = {
  en: () => import('#domain/consent/words-2/en.ts'),
  ja: () => import('#domain/consent/words-2/ja.ts'),
}

/** Asks new visitors for consent, stores it, and opens the banner again on request. */
export function startConsent({ router }: HydratedShop, port: LazyPort<ConsentPort>): void {
  const { actors, api } = router.options.context
  const machine = consentMachine.provide({
    actors: {
      record: fromPromise<void, Consent>(async ({ input: { id, choice, version, language }, signal }) => {
        const answer = await api(recordConsent, { id, choice, version, language }, { signal })
        if (!answer.ok) throw new Error(answer.code)
        // Another tab may have changed the choice meanwhile, and then this record proves nothing.
        if (recheckConsent()?.id !== id) throw new Error()
      }),
    },
    actions: { saveChoice: ({ context }) => context.consent && saveChoice(context.consent) },
  })
  const consent = startActor(actors, machine, {
    name: 'consent',
    inspectable: consentInspectable,
    input: readStoredConsent(),
  })
  const recheckConsent = () => {
    const found = readStoredConsent()
    if (found) consent.send({ type: 'choice.detected', consent: found })
    return found
  }
  onReturn(recheckConsent)
  showOverlay(router, <Banner consent={consent} />)
  port.connect({
    choice: () => consent.getSnapshot().context.consent?.choice,
    open() {
      recheckConsent()
      consent.send({ type: 'settings.opened' })
    },
    onChange: (listener) => consent.subscribe(listener).unsubscribe,
  })
}

function Banner({ consent }: { consent: ActorRefFrom<typeof consentMachine> }) {
  const isShown = useActorState(consent, (state) => state.hasTag('shown'))
  const present = useActorState(consent, (state) => state.context.consent?.choice)
  const current = useLanguage()
  const [shown, setShown] = useState<{ words: Wording; language: Language }>()
  useEffect(() => {
    // Without its texts the banner is not shown, and nothing optional is loaded.
    if (isShown)
      consentWords[current]().then(
        ({ words }) => setShown({ words, language: current }),
        () => {},
      )
  }, [isShown, current])
  if (!isShown || !shown) return null
  const { words, language } = shown
  return (
    <ConsentBanner
      words={words}
      present={present}
      onChoose={(choice) => {
        const made = { choice, language, version, atMs: Date.now(), id: newRecordId(), isRecorded: false }
        consent.send({ type: 'choice.made', consent: made, stored: readStoredConsent() })
      }}
      onClose={() => consent.send({ type: 'settings.closed' })}
    />
  )
}

/** A choice made for an earlier version of the texts does not count: the banner asks again. */
function readStoredConsent(): Consent | undefined {
  const stored = readConsent(readCookie(names.consent))
  return stored?.version === version ? stored : undefined
}

/** If cookies are unavailable, the choice lasts for this page. */
function saveChoice(consent: Consent): void {
  writeCookie(names.consent, writeConsent(consent), { seconds: consentDays * 86_400, sameSite: 'lax' })
}
