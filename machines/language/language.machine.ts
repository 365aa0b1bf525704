import { assign, fromPromise, setup } from 'xstate'
import type { FoundLanguage } from '#domain/language/find-language.ts'
import { type Language, settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { LanguageContext, LanguageEvent } from './language.types.ts'

/**
 * The language of the page. The detected language (query or path, stored, browser, English) is set up, stored and
 * written into the address; after a short delay the texts that operators changed are loaded. If the setup fails, the
 * page does not wait for it; if the changed texts fail, the built texts are shown.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as FoundLanguage,
    tags: {} as 'busy' | 'changing' | 'started' | 'failed',
  },
  actors: {
    /** Loads and shows the texts of the page. */
    setUp: fromPromise<void, Language>(notProvided('setUp')),
    /** Loads the texts of the page in another language without showing them. */
    fetchAhead: fromPromise<void, Language | undefined>(notProvided('fetchAhead')),
    /** Loads the texts that operators changed. */
    loadTranslations: fromPromise<void, Language>(notProvided('loadTranslations')),
  },
  guards: {
    isOther: ({ context }, language: Language) => context.language !== language,
    isNewLanguage: ({ context }, language: Language) => (context.requested ?? context.language) !== language,
  },
  actions: {
    found: assign((_, found: FoundLanguage) => found),
    requested: assign({ requested: (_, requested: Language | undefined) => requested }),
    take: assign(({ context }) => ({
      language: context.requested ?? context.language,
      cameFrom: 'query' as const,
      requested: undefined,
    })),
    /** Stores the choice, and replaces the current history entry by the address with the language. */
    saveLanguage: notProvided<[unknown, Language | undefined]>('saveLanguage'),
    /** Navigates to the address of the current page in the chosen language. */
    goTo: notProvided<[unknown, Language | undefined]>('goTo'),
    /** Loads that address as a document, which contains its texts. */
    leaveFor: notProvided<[unknown, Language | undefined]>('leaveFor'),
    log: notProvided<[unknown, { error: unknown }]>('log'),
    reportError: notProvided<[unknown, { error: unknown }]>('reportError'),
  },
  delays: { wait: settings.languages.waitMs },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ ...input, requested: undefined }),
  initial: 'detecting',
  on: {
    'language.chosen': {
      guard: { type: 'isNewLanguage', params: ({ event }) => event.language },
      target: '.changing',
      reenter: true,
      actions: { type: 'requested', params: ({ event }) => event.language },
    },
    'language.requested': {
      guard: { type: 'isOther', params: ({ event }) => event.found.language },
      target: '.detecting',
      reenter: true,
      actions: [
        { type: 'found', params: ({ event }) => event.found },
        { type: 'requested', params: undefined },
      ],
    },
  },
  states: {
    detecting: {
      tags: 'busy',
      invoke: {
        id: 'setUp',
        src: 'setUp',
        input: ({ context }) => context.language,
        onDone: { target: 'waiting', actions: { type: 'saveLanguage', params: ({ context }) => context.language } },
        onError: { target: 'unset', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    changing: {
      tags: ['busy', 'changing', 'started'],
      invoke: {
        id: 'fetchAhead',
        src: 'fetchAhead',
        input: ({ context }) => context.requested,
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'goTo', params: ({ context }) => context.requested },
            { type: 'saveLanguage', params: ({ context }) => context.requested },
            'take',
          ],
        },
        // The texts did not load, but the document of the page may.
        onError: {
          target: 'degraded',
          actions: [
            { type: 'leaveFor', params: ({ context }) => context.requested },
            { type: 'requested', params: undefined },
          ],
        },
      },
    },
    waiting: {
      // A short pause before the texts that operators changed are loaded.
      tags: 'started',
      after: { wait: 'loading' },
    },
    loading: {
      tags: 'started',
      invoke: {
        id: 'loadTranslations',
        src: 'loadTranslations',
        input: ({ context }) => context.language,
        onDone: 'ready',
        onError: {
          target: 'degraded',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: { tags: 'started' },
    degraded: {
      // Changed texts did not load (built ones are shown), or the page is loading as a document.
      tags: 'started',
    },
    unset: { tags: 'failed' },
  },
})
