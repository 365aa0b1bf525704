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
import { foundLanguage, logLocalizationError } from './found-language.ts'
import type { LanguagePort } from './language-port.ts'
import type { PageLanguage } from './page-language.ts'
import { saveLanguage } from './saved-language.ts'
import { syncLanguageWithAddress } from './sync-language-with-address.ts'

export type LanguageDeps = {
  readonly actors: Actors
  readonly history: RouterHistory
  readonly page: PageLanguage
  /** The language that was determined before it was written into the address. */
  readonly found: FoundLanguage
  /** Loads the messages of the current page in its language and shows them. */
  setUp(): Promise<void>
  /** Loads the messages that operators have changed. */
  loadTranslations(language: Language): Promise<void>
  /** Reports that the changed messages failed to load. */
  notifyLoadFailed(): void
  /** Navigates to an address by a full document load. */
  leaveFor(address: string): void
}

/**
 * Runs the language machine of a hydrated page: its messages are already there, and those that operators have
 * changed are loaded now.
 */
export function startLanguage(deps: LanguageDeps): LanguagePort {
  const { actors, history, page, setUp, loadTranslations, notifyLoadFailed, leaveFor } = deps
  const getPagePath = () => splitLanguage(history.location.pathname).path
  function storeLanguage(language: Language): void {
    saveLanguage(language)
    syncLanguageWithAddress(history, language)
  }

  // The page on which a language was chosen: a visitor who has left it while the messages were loading is not
  // taken back.
  let chosenAt = ''

  // The first language is set up already: an error on a page opened meanwhile must not count as its failure.
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
      log: (_, { error }) => logLocalizationError(error),
      reportError: notifyLoadFailed,
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
