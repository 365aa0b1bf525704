import type { RouterHistory } from '@tanstack/react-router'
import { fromPromise } from 'xstate'
import type { FoundLanguage } from '#domain/language/find-language.ts'
import { splitLanguage } from '#domain/language/language-in-path.ts'
import type { Language } from '#domain/settings.ts'
import { languageInspectable } from '#machines/language/language.inspectable.ts'
import { languageMachine } from '#machines/language/language.machine.ts'
import type { Actors } from '#src/actors/actors.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { addressIn } from './address-in.ts'
import { foundLanguage, logUnset } from './found-language.ts'
import type { LanguagePort } from './language-port.ts'
import type { PageLanguage } from './page-language.ts'
import { saveLanguage } from './saved-language.ts'
import { syncLanguageWithAddress } from './sync-language-with-address.ts'

export type LanguageDeps = {
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
  notifyTranslationsFailed(): void
  /** Loads an address as a document. */
  leaveFor(address: string): void
}

/** Keeps the language of a hydrated page: its texts are there already, and what operators have changed comes now. */
export function startLanguage(deps: LanguageDeps): LanguagePort {
  const { actors, history, page, setUp, loadTranslations, notifyTranslationsFailed, leaveFor } = deps
  const getPagePath = () => splitLanguage(history.location.pathname).path
  function storeLanguage(language: Language): void {
    saveLanguage(language)
    syncLanguageWithAddress(history, language)
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
      fetchAhead: fromPromise(({ input }) => page.fetched(getPagePath(), input)),
      loadTranslations: fromPromise(({ input }) => loadTranslations(input)),
    },
    actions: {
      saveLanguage: (_, language) => language && storeLanguage(language),
      goTo: (_, language) => language && history.replace(addressIn(history.location, language)),
      leaveFor: (_, language) => {
        if (language && chosenAt === getPagePath()) leaveFor(addressIn(history.location, language))
      },
      log: (_, { error }) => logUnset(error),
      reportError: notifyTranslationsFailed,
    },
  })
  const actor = startActor(actors, machine, { name: 'language', inspectable: languageInspectable, input: deps.found })
  page.onChange(() => actor.send({ type: 'language.requested', found: foundLanguage(history, page) }))
  return {
    choose(language) {
      chosenAt = getPagePath()
      actor.send({ type: 'language.chosen', language })
    },
    cameFrom: () => actor.getSnapshot().context.cameFrom,
    getSnapshot: () => actor.getSnapshot(),
    state: () => String(actor.getSnapshot().value),
    onChange: (reportError) => {
      const { unsubscribe } = actor.subscribe(reportError)
      return unsubscribe
    },
  }
}
