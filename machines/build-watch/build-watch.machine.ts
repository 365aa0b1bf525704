import { assign, fromPromise, setup } from 'xstate'
import { settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { Served, WatchContext, WatchEvent } from './build-watch.types.ts'

/**
 * Notices that the shop serves a newer build, and has a page come with it: the next one that is wanted, or the one that is
 * open as soon as its visitor rests. Never while something is under way, once for each build, and guarded for ten seconds
 * per path. What cannot be asked or read changes nothing.
 */
export const buildWatchMachine = setup({
  types: { context: {} as WatchContext, events: {} as WatchEvent, tags: {} as 'leaving' },
  actors: {
    /** The build that is served now. */
    ask: fromPromise<Served>(notProvided('ask')),
    /** Ends once the visitor rests, with nothing typed and nothing under way: with the path that is open then. */
    rest: fromPromise<string>(notProvided('rest')),
  },
  guards: {
    isNews: (_, { isNews }: Served) => isNews,
    /** Text that was typed is left behind with its page, and holds nothing back. */
    isNobodyAtWork: (_, { isWorking }: { isWorking: boolean }) => !isWorking,
    isClaimed: ({ context }) => context.isClaimed,
  },
  actions: {
    remember: assign({ newest: (_, build: string) => build }),
    /** Consumes the reload budget, and assigns `isClaimed`: once for each build, and not within ten seconds per path. */
    claim: notProvided<[{ context: WatchContext }, { path: string }]>('claim'),
    /** Loads the open page anew. */
    reload: notProvided('reload'),
  },
  delays: { untilPoll: settings.newBuild.pollMs, untilFree: settings.navigation.reloadGuardMs },
}).createMachine({
  id: 'buildWatch',
  context: { newest: '', isClaimed: false },
  // It is started with its first question.
  initial: 'checking',
  states: {
    watching: {
      after: { untilPoll: 'checking' },
      on: { 'tab.shown': 'checking', 'part.missing': 'checking' },
    },
    checking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          {
            guard: { type: 'isNews', params: ({ event }) => event.output },
            target: 'stale',
            actions: { type: 'remember', params: ({ event }) => event.output.build },
          },
          { target: 'watching' },
        ],
        onError: 'watching',
      },
    },
    stale: {
      invoke: {
        id: 'rest',
        src: 'rest',
        onDone: { target: 'leaving', actions: { type: 'claim', params: ({ event }) => ({ path: event.output }) } },
        onError: 'held',
      },
      initial: 'resting',
      states: {
        resting: {
          on: {
            'page.wanted': {
              guard: { type: 'isNobodyAtWork', params: ({ event }) => event },
              target: 'deciding',
              actions: { type: 'claim', params: ({ event }) => event },
            },
          },
        },
        deciding: { always: [{ guard: 'isClaimed', target: '#buildWatch.reloading' }, { target: 'resting' }] },
      },
    },
    leaving: { always: [{ guard: 'isClaimed', target: 'reloading', actions: 'reload' }, { target: 'held' }] },
    /** The page is leaving. One that is still there afterwards was kept by its visitor, and is not pressed again. */
    reloading: { tags: 'leaving', after: { untilFree: 'watching' } },
    held: { after: { untilFree: 'stale' } },
  },
})
