import type { RouterHistory } from '@tanstack/react-router'
import { fromPromise, waitFor } from 'xstate'
import { findLanguage } from '#domain/language/find-language.ts'
import { splitLanguage } from '#domain/language/language-of-path.ts'
import { addLanguage } from '#domain/language/wanted-address.ts'
import { type Language, settings } from '#domain/settings.ts'
import { languageMachine } from '#machines/language/language.machine.ts'
import { languageShown } from '#machines/language/language.shown.ts'
import { type Actors, startActor } from '#src/actors/actors.ts'
import { addressIn } from './address-in.ts'
import type { LanguagePort } from './language-port.ts'
import type { PageLanguage } from './page-language.ts'
import { savedLanguage, saveLanguage } from './saved-language.ts'

type Parts = {
  readonly actors: Actors
  readonly history: RouterHistory
  readonly page: PageLanguage
  /** Brings the texts of the page that the address names, in its language, and shows them. */
  setUp(): Promise<void>
  /** Brings what operators have changed. */
  loadTranslations(language: Language): Promise<void>
  /** Says that the changed texts did not come. */
  tellFailure(): void
  /** Loads an address as a document. */
  leaveFor(address: string): void
}

/** Resolves once the page can be shown in its language; what operators have changed comes later. */
export async function startLanguage(parts: Parts): Promise<LanguagePort> {
  const { actors, history, page, setUp, loadTranslations, tellFailure, leaveFor } = parts
  const pathOfPage = () => splitLanguage(history.location.pathname).path
  const found = () => {
    const { pathname: path, search: query } = history.location
    const wish = { path, query, saved: savedLanguage(), preferred: navigator.languages }
    return { ...findLanguage(wish), language: page.current() }
  }

  /** The choice stands in the address, so that whoever gets it reads what the visitor read. */
  function keep(language: Language): void {
    saveLanguage(language)
    const { pathname, search, hash } = history.location
    if (new URLSearchParams(search).get('lang') === language) return
    const { language: named = settings.languages.default } = splitLanguage(pathname)
    if (named === language) history.replace(pathname + addLanguage(search, language) + hash)
  }

  // Whoever went on to another page while the texts were on their way is not taken back.
  let chosenAt = ''

  const machine = languageMachine.provide({
    actors: {
      setUp: fromPromise(setUp),
      fetchAhead: fromPromise(({ input }) => page.fetched(pathOfPage(), input)),
      loadTranslations: fromPromise(({ input }) => loadTranslations(input)),
    },
    actions: {
      keep: (_, language) => language && keep(language),
      goTo: (_, language) => language && history.replace(addressIn(history.location, language)),
      leaveFor: (_, language) => {
        if (language && chosenAt === pathOfPage()) leaveFor(addressIn(history.location, language))
      },
      log(_, { error }) {
        // biome-ignore lint/suspicious/noConsole: the specification asks for this log line
        console.error('Failed to initialize localization', error)
      },
      tell: tellFailure,
    },
  })
  const actor = startActor(actors, machine, { name: 'language', shown: languageShown, input: found() })
  page.onChange(() => actor.send({ type: 'language.asked', found: found() }))
  const shown = await waitFor(actor, (state) => state.hasTag('started') || state.hasTag('failed'))
  if (shown.hasTag('failed')) throw new Error('The page has no language')

  return {
    choose(language) {
      chosenAt = pathOfPage()
      actor.send({ type: 'language.chosen', language })
    },
    cameFrom: () => actor.getSnapshot().context.cameFrom,
    getSnapshot: () => actor.getSnapshot(),
    state: () => String(actor.getSnapshot().value),
    onChange: (tell) => {
      const { unsubscribe } = actor.subscribe(tell)
      return unsubscribe
    },
  }
}
