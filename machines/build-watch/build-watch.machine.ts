import { assign, fromPromise, setup } from 'xstate'
import { settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { ServedBuild, WatchContext, WatchEvent } from './build-watch.types.ts'

/**
 * Notices that the shop serves a newer build, and has a page come with it: the next one that is wanted, or the one that is
 * open as soon as its visitor rests. Never while something is under way, once for each build, and guarded for ten seconds
 * per path. What cannot be asked or read changes nothing.
 */
export const buildWatchMachine = setup({
  types: { context: {} as WatchContext, events: {} as WatchEvent, tags: {} as 'leaving' },
  actors: {
    /** The build that is served now. */
    fetchServedBuild: fromPromise<ServedBuild>(notProvided('fetchServedBuild')),
    /** Ends once the visitor rests, with nothing typed and nothing under way: with the path that is open then. */
    rest: fromPromise<string>(notProvided('rest')),
  },
  guards: {
    isNewBuild: (_, { isNewBuild }: ServedBuild) => isNewBuild,
    /** Text that was typed is left behind with its page, and holds nothing back. */
    isNobodyAtWork: (_, { isWorking }: { isWorking: boolean }) => !isWorking,
    hasReloadSlot: ({ context }) => context.hasReloadSlot,
  },
  actions: {
    remember: assign({ newest: (_, build: string) => build }),
    /** Consumes the reload budget, and assigns `hasReloadSlot`: once for each build, and not within ten seconds per path. */
    takeReloadSlot: notProvided<[{ context: WatchContext }, { path: string }]>('takeReloadSlot'),
    /** Loads the open page anew. */
    reload: notProvided('reload'),
  },
  delays: { untilPoll: settings.newBuild.pollMs, untilFree: settings.navigation.reloadGuardMs },
}).createMachine({
  id: 'buildWatch',
  context: { newest: '', hasReloadSlot: false },
  // It is started with its first question.
  initial: 'checking',
  states: {
    watching: {
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
      invoke: {
        id: 'rest',
        src: 'rest',
        onDone: {
          target: 'leaving',
          actions: { type: 'takeReloadSlot', params: ({ event }) => ({ path: event.output }) },
        },
        onError: 'held',
      },
      initial: 'resting',
      states: {
        resting: {
          on: {
            'page.wanted': {
              guard: { type: 'isNobodyAtWork', params: ({ event }) => event },
              target: 'deciding',
              actions: { type: 'takeReloadSlot', params: ({ event }) => event },
            },
          },
        },
        deciding: { always: [{ guard: 'hasReloadSlot', target: '#buildWatch.reloading' }, { target: 'resting' }] },
      },
    },
    leaving: { always: [{ guard: 'hasReloadSlot', target: 'reloading', actions: 'reload' }, { target: 'held' }] },
    /** The page is leaving. One that is still there afterwards was kept by its visitor, and is not pressed again. */
    reloading: { tags: 'leaving', after: { untilFree: 'watching' } },
    held: { after: { untilFree: 'stale' } },
  },
})
