import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  PairOfShoes,
  PairOutcome,
  PairRefusal,
  PairStages,
  PairWish,
  PictureOutcome,
  ShoeViewerContext,
  ShoeViewerEvent,
} from './shoe-viewer.types.ts'

type Making = { readonly wish: PairWish; onStage(side: keyof PairStages, stage: PairStages['left'] & string): void }

/**
 * Shows a pair of shoes that is made from numbers. Nothing is loaded or made before somebody wants it. Making and showing
 * go on beside each other: whoever has no picture reads what was made, and a new wish supersedes the one under way.
 */
export const shoeViewerMachine = setup({
  types: { context: {} as ShoeViewerContext, events: {} as ShoeViewerEvent, tags: {} as 'busy' },
  actors: {
    makePair: fromPromise<PairOutcome, Making>(notProvided('makePair')),
    /** Loads what draws, and has it begin. */
    openPicture: fromPromise<PictureOutcome>(notProvided('openPicture')),
  },
  actions: {
    remember: assign({ wish: (_, wish: PairWish) => wish }),
    begin: assign({ stages: {}, refusal: undefined }),
    note: assign({ stages: ({ context }, reached: PairStages) => ({ ...context.stages, ...reached }) }),
    // A newer wish ends the work for an older one: what is made is what was wished for last.
    take: assign({ pair: (_, pair: PairOfShoes) => pair, madeFor: ({ context }) => context.wish }),
    refuse: assign({ refusal: (_, refusal: PairRefusal) => refusal }),
  },
}).createMachine({
  id: 'shoeViewer',
  context: { wish: undefined, pair: undefined, madeFor: undefined, stages: {}, refusal: undefined },
  type: 'parallel',
  states: {
    making: {
      initial: 'idle',
      on: {
        'pair.wanted': {
          target: '.busy',
          actions: { type: 'remember', params: ({ event }) => event.wish },
        },
      },
      states: {
        idle: {},
        busy: {
          tags: 'busy',
          entry: 'begin',
          invoke: {
            id: 'makePair',
            src: 'makePair',
            input: ({ context, self }) => ({
              // Nobody comes here without a wish.
              wish: context.wish as PairWish,
              onStage: (side, stage) => self.send({ type: 'stage.reached', side, stage }),
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'made',
                actions: {
                  type: 'take',
                  params: ({ event }) => (event.output as PairOutcome & { ok: true }).value,
                },
              },
              {
                target: 'refused',
                actions: {
                  type: 'refuse',
                  params: ({ event }) => (event.output as PairOutcome & { ok: false }).facts,
                },
              },
            ],
            onError: 'broken',
          },
          on: {
            'stage.reached': { actions: { type: 'note', params: ({ event }) => ({ [event.side]: event.stage }) } },
          },
        },
        made: {},
        refused: {},
        broken: { on: { retry: 'busy' } },
      },
    },
    picture: {
      initial: 'asleep',
      states: {
        asleep: { on: { 'pair.wanted': 'opening' } },
        opening: {
          invoke: {
            id: 'openPicture',
            src: 'openPicture',
            onDone: [{ guard: ({ event }) => event.output.ok, target: 'open' }, { target: 'impossible' }],
            onError: 'missing',
          },
        },
        open: { on: { 'picture.lost': 'lost' } },
        lost: { on: { 'picture.restored': 'open' } },
        impossible: {},
        missing: { on: { retry: 'opening', 'pair.wanted': 'opening' } },
      },
    },
  },
})
