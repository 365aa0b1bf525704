import { and, assign, fromPromise, type SnapshotFrom, setup, stateIn } from 'xstate'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { getMarket, isNotUK, isShippedTo, type Market } from '#domain/country/market.ts'
import { settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { CountryContext, CountryEvent, CountryLookupResult } from './country.types.ts'

/** No other question is open, and nobody is at work on the page. */
const isFreePage = ({ event }: { event: { isPageFree: boolean } }) => event.isPageFree
const isFreeByAnswer = ({ event }: { event: { output: CountryLookupResult } }) => event.output.isPageFree

/**
 * Where the visitor is. The cookie is believed without a question; without it the shop looks the address up once. Its
 * answer holds at once, and is asked about once when it is not the default. A choice counts at any time. Without
 * an answer the default holds, nothing is kept, and the next visit asks again. What another tab keeps holds here too.
 */
export const countryMachine = setup({
  types: {
    context: {} as CountryContext,
    events: {} as CountryEvent,
    /**
     * The country is more than the default for want of better; the visitor is asked about it; the list of all is open; it
     * says that we do not ship to the one chosen.
     */
    tags: {} as 'known' | 'question' | 'list' | 'not-shipped-to',
  },
  actors: { lookUp: fromPromise<CountryLookupResult>(notProvided('lookUp')) },
  guards: {
    isCountry: (_, code: string | undefined) => isCountry(code),
    isNoCountry: (_, code: string | null) => !isCountry(code),
    isDefault: (_, code: string | null) => code === settings.country.default,
    isListClosed: stateIn({ selection: 'closed' }),
    isShippedTo: (_, country: Country) => isShippedTo(country),
  },
  actions: {
    remember: assign({
      country: (_, code: string | null | undefined) => (isCountry(code) ? code : settings.country.default),
    }),
    /** Writes `country_code`. */
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
          invoke: {
            id: 'lookUp',
            src: 'lookUp',
            onDone: [
              {
                guard: { type: 'isDefault', params: ({ event }) => event.output.code },
                target: 'known',
                actions: 'saveChoice',
              },
              { guard: { type: 'isNoCountry', params: ({ event }) => event.output.code }, target: 'unknown' },
              {
                guard: and([isFreeByAnswer, 'isListClosed']),
                target: 'confirming',
                actions: { type: 'remember', params: ({ event }) => event.output.code },
              },
              { target: 'assumed', actions: { type: 'remember', params: ({ event }) => event.output.code } },
            ],
            onError: {
              target: 'unknown',
              actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        /** The answer holds, and is asked about on the first page where that disturbs nobody. */
        assumed: {
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
        /** The open list shows the assumed country. Until the visitor chooses, it is kept nowhere: the next load asks. */
        seen: { tags: 'known' },
        known: { tags: 'known' },
        /** The default holds, for want of anything better. */
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
        /** The country is taken, and the visitor may be told when we begin to ship there. */
        notShipping: { tags: ['list', 'not-shipped-to'] },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof countryMachine>

/** Whether the country is more than the default for want of better. */
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

/** Whether there is something to show: the question, or the list. */
export function needsAnswer(snapshot: Snapshot): boolean {
  return snapshot.hasTag('question') || snapshot.hasTag('list')
}
