import { useEffect, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { type Consent, readConsent, type Wording, writeConsent } from '#domain/consent/consent.ts'
import * as endpoints from '#domain/contract/endpoints.ts'
import { type Language, settings } from '#domain/settings.ts'
import { consentMachine } from '#machines/consent/consent.machine.ts'
import { consentShown } from '#machines/consent/consent.shown.ts'
import type { LatePort } from '#src/actors/late-port.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { useStateOf } from '#src/actors/use-state-of.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import type { LateShop } from '#src/page/late-shop.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { onReturn } from '#src/page/on-return.ts'
import { showOverlay } from '#src/page/show-overlay.tsx'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'
import { ConsentBanner } from './consent-banner.tsx'
import type { ConsentPort } from './consent-port.ts'

const { names, consentDays } = settings.cookies
const { version } = settings.consent

const wordsOf = {
  en: () => import('#domain/consent/words-2/en.ts'),
  ja: () => import('#domain/consent/words-2/ja.ts'),
}

/** Asks newcomers for their consent, keeps it, and opens it again for who wants to change it. */
export function startConsent({ router }: LateShop, port: LatePort<ConsentPort>): void {
  const { actors, wire } = router.options.context
  const machine = consentMachine.provide({
    actors: {
      prove: fromPromise<void, Consent>(async ({ input: { id, choice, version, language }, signal }) => {
        const answer = await wire(endpoints.recordConsent, { id, choice, version, language }, { signal })
        if (!answer.ok) throw new Error(answer.code)
        // Another tab may have changed it meanwhile, and then this proof marks nothing.
        if (lookAgain()?.id !== id) throw new Error()
      }),
    },
    actions: { keep: ({ context }) => context.consent && keep(context.consent) },
  })
  const consent = startActor(actors, machine, { name: 'consent', shown: consentShown, input: keptConsent() })
  const lookAgain = () => {
    const found = keptConsent()
    if (found) consent.send({ type: 'choice.found', consent: found })
    return found
  }
  onReturn(lookAgain)
  showOverlay(router, <Banner consent={consent} />)
  port.connect({
    choice: () => consent.getSnapshot().context.consent?.choice,
    open() {
      lookAgain()
      consent.send({ type: 'settings.opened' })
    },
    onChange: (tell) => consent.subscribe(tell).unsubscribe,
  })
}

function Banner({ consent }: { consent: ActorRefFrom<typeof consentMachine> }) {
  const isShown = useStateOf(consent, (state) => state.hasTag('shown'))
  const present = useStateOf(consent, (state) => state.context.consent?.choice)
  const current = useLanguage()
  const [shown, setShown] = useState<{ words: Wording; language: Language }>()
  useEffect(() => {
    // Without its words nobody is asked, and nothing optional is loaded.
    if (isShown)
      wordsOf[current]().then(
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
        const made = { choice, language, version, atMs: Date.now(), id: newRecordId(), isProven: false }
        consent.send({ type: 'choice.made', consent: made, kept: keptConsent() })
      }}
      onClose={() => consent.send({ type: 'settings.closed' })}
    />
  )
}

/** What was said to other words was said to other words: it is asked again. */
function keptConsent(): Consent | undefined {
  const kept = readConsent(readCookie(names.consent))
  return kept?.version === version ? kept : undefined
}

/** Where no cookie is kept, the choice holds for this page. */
function keep(consent: Consent): void {
  writeCookie(names.consent, writeConsent(consent), { seconds: consentDays * 86_400, sameSite: 'lax' })
}
