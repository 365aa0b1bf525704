import { assign, fromPromise, setup } from 'xstate'
import { settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { WatchContext, WatchEvent } from './build-watch.types.ts'

type Reload = { readonly path: string; readonly build: string }

/**
 * Notices that the shop serves a newer build, and has a page come with it: the next one that is wanted, or the one that is
 * open as soon as its visitor rests. Never while something is under way, once for each build, and guarded for ten seconds
 * per path. What cannot be asked or read changes nothing.
 */
export const buildWatchMachine = setup({
  types: { context: {} as WatchContext, events: {} as WatchEvent },
  actors: {
    /** The build that is served now. */
    ask: fromPromise<string>(notProvided('ask')),
    /** Ends once the visitor rests, with nothing typed and nothing under way: with the path that is open then. */
    rest: fromPromise<string>(notProvided('rest')),
  },
  guards: {
    /** Neither the build that runs nor one that this tab was loaded anew for before. */
    isNews: notProvided('isNews') as (args: unknown, build: string) => boolean,
    /** Not within ten seconds of the last time. Whoever hears yes has used it up. */
    mayReload: notProvided('mayReload') as (args: unknown, what: Reload) => boolean,
    /** The same, and nothing is under way. Text that was typed is left behind with its page, and holds nothing back. */
    mayComeAnew: notProvided('mayComeAnew') as (args: unknown, what: Reload) => boolean,
  },
  actions: {
    remember: assign({ newest: (_, build: string) => build }),
    /** Loads the open page anew. */
    reload: notProvided('reload') as () => void,
  },
  delays: { untilPoll: settings.newBuild.pollMs, untilFree: settings.navigation.reloadGuardMs },
}).createMachine({
  id: 'buildWatch',
  context: { newest: '' },
  // It comes to life with its first question.
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
            actions: { type: 'remember', params: ({ event }) => event.output },
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
        onDone: [
          {
            guard: {
              type: 'mayReload',
              params: ({ context, event }) => ({ path: event.output, build: context.newest }),
            },
            target: 'reloading',
            actions: 'reload',
          },
          { target: 'held' },
        ],
        onError: 'held',
      },
      on: {
        'page.wanted': {
          guard: {
            type: 'mayComeAnew',
            params: ({ context, event }) => ({ path: event.path, build: context.newest }),
          },
          target: 'reloading',
        },
      },
    },
    /** The page is leaving. One that is still there afterwards was kept by its visitor, and is not pressed again. */
    reloading: { after: { untilFree: 'watching' } },
    held: { after: { untilFree: 'stale' } },
  },
})
