import type { RouterHistory } from '@tanstack/react-router'
import { fromPromise } from 'xstate'
import type { FoundLanguage } from '#domain/language/find-language.ts'
import { splitLanguage } from '#domain/language/language-of-path.ts'
import type { Language } from '#domain/settings.ts'
import { languageMachine } from '#machines/language/language.machine.ts'
import { languageShown } from '#machines/language/language.shown.ts'
import type { Actors } from '#src/actors/actors.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { addressIn } from './address-in.ts'
import { foundLanguage, logUnset } from './found-language.ts'
import { keepInAddress } from './keep-in-address.ts'
import type { LanguagePort } from './language-port.ts'
import type { PageLanguage } from './page-language.ts'
import { saveLanguage } from './saved-language.ts'

export type LanguageParts = {
  readonly actors: Actors
  readonly history: RouterHistory
  readonly page: PageLanguage
  /** What was found before the language was written into the address. */
  readonly found: FoundLanguage
  /** Brings the texts of the page that the address names, in its language, and shows them. */
  setUp(): Promise<void>
  /** Brings what operators have changed. */
  loadTranslations(language: Language): Promise<void>
  /** Says that the changed texts did not come. */
  tellFailure(): void
  /** Loads an address as a document. */
  leaveFor(address: string): void
}

/** Keeps the language of a hydrated page: its texts are there already, and what operators have changed comes now. */
export function startLanguage(parts: LanguageParts): LanguagePort {
  const { actors, history, page, setUp, loadTranslations, tellFailure, leaveFor } = parts
  const pathOfPage = () => splitLanguage(history.location.pathname).path
  function keep(language: Language): void {
    saveLanguage(language)
    keepInAddress(history, language)
  }

  // A visitor who went on to another page while the texts were on their way is not taken back.
  let chosenAt = ''

  // The first language is set up already: a fault on a page that the visitor went on to meanwhile is not one of it.
  let isSetUp = true
  const setUpLater = async () => {
    if (!isSetUp) await setUp()
    isSetUp = false
  }

  const machine = languageMachine.provide({
    actors: {
      setUp: fromPromise(setUpLater),
      fetchAhead: fromPromise(({ input }) => page.fetched(pathOfPage(), input)),
      loadTranslations: fromPromise(({ input }) => loadTranslations(input)),
    },
    actions: {
      keep: (_, language) => language && keep(language),
      goTo: (_, language) => language && history.replace(addressIn(history.location, language)),
      leaveFor: (_, language) => {
        if (language && chosenAt === pathOfPage()) leaveFor(addressIn(history.location, language))
      },
      log: (_, { error }) => logUnset(error),
      tell: tellFailure,
    },
  })
  const actor = startActor(actors, machine, { name: 'language', shown: languageShown, input: parts.found })
  page.onChange(() => actor.send({ type: 'language.asked', found: foundLanguage(history, page) }))
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
