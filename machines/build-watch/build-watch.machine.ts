import { assign, fromPromise, setup } from 'xstate'
import { settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { ServedBuild, WatchContext, WatchEvent } from './build-watch.types.ts'

/**
 * Detects that the shop serves a newer build, and reloads: with the next page that is opened, or the open page as soon
 * as its visitor rests. Never while work is in progress, once per build, and at most once in ten seconds per path. If
 * the build cannot be fetched or read, nothing changes.
 */
export const buildWatchMachine = setup({
  types: { context: {} as WatchContext, events: {} as WatchEvent, tags: {} as 'leaving' },
  actors: {
    /** Fetches the build that is served. */
    fetchServedBuild: fromPromise<ServedBuild>(notProvided('fetchServedBuild')),
    /** Resolves with the open path once the visitor rests: nothing is typed and nothing is in progress. */
    rest: fromPromise<string>(notProvided('rest')),
  },
  guards: {
    isNewBuild: (_, { isNewBuild }: ServedBuild) => isNewBuild,
    /** Typed text is lost with its page anyway, and does not prevent a reload. */
    isNobodyAtWork: (_, { isWorking }: { isWorking: boolean }) => !isWorking,
    hasSlot: ({ context }) => context.hasSlot,
  },
  actions: {
    remember: assign({ newest: (_, build: string) => build }),
    /** Consumes the reload budget, and assigns `hasSlot`: once for each build, and not within ten seconds per path. */
    takeSlot: notProvided<[{ context: WatchContext }, { path: string }]>('takeSlot'),
    /** Reloads the open page. */
    reload: notProvided('reload'),
  },
  delays: { untilPoll: settings.newBuild.pollMs, untilFree: settings.navigation.reloadGuardMs },
}).createMachine({
  id: 'buildWatch',
  context: { newest: '', hasSlot: false },
  // The first check runs at the start.
  initial: 'checking',
  states: {
    watching: {
      // The build is checked when the tab is shown, when a chunk is missing, and by polling.
      after: { untilPoll: 'checking' },
      on: { 'tab.shown': 'checking', 'chunk.missing': 'checking' },
    },
    checking: {
      invoke: {
        id: 'fetchServedBuild',
        src: 'fetchServedBuild',
        onDone: [
          {
            guard: { type: 'isNewBuild', params: ({ event }) => event.output },
            target: 'stale',
            actions: { type: 'remember', params: ({ event }) => event.output.build },
          },
          { target: 'watching' },
        ],
        onError: 'watching',
      },
    },
    stale: {
      // The shop serves a newer build: the page reloads when the visitor rests, or with the next page.
      invoke: {
        id: 'rest',
        src: 'rest',
        onDone: {
          target: 'checkingSlotAtRest',
          actions: { type: 'takeSlot', params: ({ event }) => ({ path: event.output }) },
        },
        onError: 'held',
      },
      initial: 'resting',
      states: {
        resting: {
          on: {
            'page.wanted': {
              guard: { type: 'isNobodyAtWork', params: ({ event }) => event },
              target: 'checkingSlotForPage',
              actions: { type: 'takeSlot', params: ({ event }) => event },
            },
          },
        },
        checkingSlotForPage: {
          // A reload slot lets the next page load as a document; without one it opens as usual.
          always: [{ guard: 'hasSlot', target: '#buildWatch.reloading' }, { target: 'resting' }],
        },
      },
    },
    checkingSlotAtRest: {
      // A reload slot lets the open page reload; without one it is held.
      always: [{ guard: 'hasSlot', target: 'reloading', actions: 'reload' }, { target: 'held' }],
    },
    reloading: {
      // The page unloads. If it is still there afterwards, the visitor chose to stay, and no reload is forced.
      tags: 'leaving',
      after: { untilFree: 'watching' },
    },
    held: { after: { untilFree: 'stale' } },
  },
})
