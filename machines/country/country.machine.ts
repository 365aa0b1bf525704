import { and, assign, fromPromise, type SnapshotFrom, setup, stateIn } from 'xstate'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { getMarket, isNotUK, isShippedTo, type Market } from '#domain/country/market.ts'
import { settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { CountryContext, CountryEvent, CountryLookupResult } from './country.types.ts'

type LookUpDone = { event: { output: CountryLookupResult } }

/** The page is free: no other question is open, and the visitor is not working on it. */
const isFreePage = ({ event }: { event: { isPageFree: boolean } }) => event.isPageFree
const isFreeByAnswer = ({ event }: LookUpDone) => event.output.isPageFree
const hasFoundCountry = ({ event }: LookUpDone) => isCountry(event.output.code)

/**
 * The country of the visitor. A country in the cookie is used without a question; otherwise the shop looks up the
 * address once. The result is used at once, and confirmed by one question unless it is the default. The visitor can
 * choose at any time. Without a result the default is used, nothing is stored, and the next visit looks it up again. A
 * country stored in another tab is used here too.
 */
export const countryMachine = setup({
  types: {
    context: {} as CountryContext,
    events: {} as CountryEvent,
    /**
     * `known`: the country is not just the default; `question`: the visitor is asked to confirm it; `list`: the list of
     * countries is open; `not-shipped-to`: the list says that the shop does not ship to the chosen one.
     */
    tags: {} as 'known' | 'question' | 'list' | 'not-shipped-to',
  },
  actors: { lookUp: fromPromise<CountryLookupResult>(notProvided('lookUp')) },
  guards: {
    isCountry: (_, code: string | undefined) => isCountry(code),
    isDefault: (_, code: string | null) => code === settings.country.default,
    isListClosed: stateIn({ selection: 'closed' }),
    isShippedTo: (_, country: Country) => isShippedTo(country),
  },
  actions: {
    remember: assign({
      country: (_, code: string | null | undefined) => (isCountry(code) ? code : settings.country.default),
    }),
    /** Stores the cookie `country_code`. */
    saveChoice: notProvided<[{ context: CountryContext }]>('saveChoice'),
    log: notProvided<[unknown, { error: unknown }]>('log'),
  },
}).createMachine({
  id: 'country',
  context: { country: settings.country.default },
  type: 'parallel',
  states: {
    source: {
      initial: 'unread',
      on: {
        'country.chosen': {
          target: '.known',
          actions: [{ type: 'remember', params: ({ event }) => event.country }, 'saveChoice'],
        },
        'country.detected': {
          guard: { type: 'isCountry', params: ({ event }) => event.stored },
          target: '.known',
          actions: { type: 'remember', params: ({ event }) => event.stored },
        },
      },
      states: {
        unread: {
          on: {
            'shop.started': [
              {
                guard: { type: 'isCountry', params: ({ event }) => event.stored },
                target: 'known',
                actions: { type: 'remember', params: ({ event }) => event.stored },
              },
              { target: 'lookingUp' },
            ],
          },
        },
        lookingUp: {
          // No cookie: the shop looks the country up by the address of the request.
          invoke: {
            id: 'lookUp',
            src: 'lookUp',
            onDone: [
              {
                guard: { type: 'isDefault', params: ({ event }) => event.output.code },
                target: 'known',
                actions: 'saveChoice',
              },
              {
                guard: and([hasFoundCountry, isFreeByAnswer, 'isListClosed']),
                target: 'confirming',
                actions: { type: 'remember', params: ({ event }) => event.output.code },
              },
              {
                guard: hasFoundCountry,
                target: 'assumed',
                actions: { type: 'remember', params: ({ event }) => event.output.code },
              },
              { target: 'unknown' },
            ],
            onError: {
              target: 'unknown',
              actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        assumed: {
          // The looked-up country is used. The question waits for a page where it does not interrupt.
          tags: 'known',
          on: {
            'page.finished': {
              guard: and([isFreePage, 'isListClosed']),
              target: 'confirming',
            },
            'selection.opened': 'seen',
          },
        },
        confirming: {
          tags: ['known', 'question'],
          on: {
            'country.confirmed': { target: 'known', actions: 'saveChoice' },
            'question.closed': { target: 'known', actions: 'saveChoice' },
            'selection.opened': 'seen',
          },
        },
        seen: {
          // The open list shows the assumed country, which is stored only when the visitor chooses it.
          tags: 'known',
        },
        known: { tags: 'known' },
        unknown: {},
      },
    },
    selection: {
      initial: 'closed',
      on: {
        'selection.closed': '.closed',
        'selection.opened': '.choosing',
        'country.chosen': [
          { guard: { type: 'isShippedTo', params: ({ event }) => event.country }, target: '.closed' },
          { target: '.notShipping' },
        ],
        'country.confirmed': [
          { guard: { type: 'isShippedTo', params: ({ context }) => context.country }, target: '.closed' },
          { target: '.notShipping' },
        ],
      },
      states: {
        closed: {},
        choosing: { tags: 'list' },
        notShipping: {
          // The chosen country is stored. The shop does not ship there: the visitor may be notified when it does.
          tags: ['list', 'not-shipped-to'],
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof countryMachine>

/** Whether the country is more than the default. */
export function isCountryKnown(snapshot: Snapshot): boolean {
  return snapshot.hasTag('known')
}

export function selectCountry({ context }: Snapshot): Country {
  return context.country
}

export function notUK({ context }: Snapshot): boolean {
  return isNotUK(context.country)
}

export function selectMarket({ context }: Snapshot): Market {
  return getMarket(context.country)
}

export function ships({ context }: Snapshot): boolean {
  return isShippedTo(context.country)
}

/** Whether the question or the list is open. */
export function needsAnswer(snapshot: Snapshot): boolean {
  return snapshot.hasTag('question') || snapshot.hasTag('list')
}
