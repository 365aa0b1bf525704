import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  ClearanceMapRequest,
  MakePairError,
  PairOfMaps,
  PairOfShoes,
  PairRequest,
  PairStages,
  PictureOutcome,
  ShoeViewerContext,
  ShoeViewerEvent,
} from './shoe-viewer.types.ts'

const isOpen = ({ event }: { event: { output: PictureOutcome } }) => event.output.ok

/**
 * Shows a pair of shoes that is made from numbers. Nothing is loaded or made before somebody wants it. Making and showing
 * go on beside each other: whoever has no picture reads what was made, and a new wish supersedes the one under way.
 */
export const shoeViewerMachine = setup({
  types: {
    context: {} as ShoeViewerContext,
    events: {} as ShoeViewerEvent,
    tags: {} as
      | 'busy'
      | 'made'
      | 'broken'
      | 'map-coming'
      | 'map-there'
      | 'map-broken'
      | 'picture-coming'
      | 'picture-open'
      | 'picture-lost'
      | 'picture-missing'
      | 'picture-impossible',
  },
  guards: { hasPair: ({ context }) => context.pair !== undefined },
  actors: {
    /** Tells each `stage.reached`, and ends with `pair.made`, `pair.failed` or `making.broken`. */
    makePair: fromCallback<EventObject, PairRequest>(notProvided('makePair')),
    /** Ends with `map.drawn` or `map.broken`. */
    drawMap: fromCallback<EventObject, ClearanceMapRequest>(notProvided('drawMap')),
    /** Loads what draws, and has it begin. */
    openPicture: fromPromise<PictureOutcome>(notProvided('openPicture')),
  },
  actions: {
    remember: assign({ request: (_, request: PairRequest) => request }),
    begin: assign({ stages: {}, error: undefined }),
    note: assign({ stages: ({ context }, reached: PairStages) => ({ ...context.stages, ...reached }) }),
    // A newer wish ends the work for an older one: what is made is what was wished for last.
    take: assign({ pair: (_, pair: PairOfShoes) => pair, madeFor: ({ context }) => context.request }),
    choose: assign({ share: (_, share: number) => share }),
    // Nobody comes here without a pair: the one that is shown when the map was asked for is shown when it comes.
    setRequest: assign({
      map: (_, map: PairOfMaps) => map,
      mapRequest: ({ context: { pair, share } }) => pair && { pair, share },
    }),
    setError: assign({ error: (_, error: MakePairError) => error }),
  },
}).createMachine({
  id: 'shoeViewer',
  context: {
    request: undefined,
    pair: undefined,
    madeFor: undefined,
    stages: {},
    error: undefined,
    share: 0,
    map: undefined,
    mapRequest: undefined,
  },
  type: 'parallel',
  states: {
    making: {
      initial: 'idle',
      on: {
        'pair.wanted': {
          target: '.busy',
          actions: { type: 'remember', params: ({ event }) => event.request },
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
            // Nobody comes here without a wish.
            input: ({ context }) => context.request as PairRequest,
            onError: 'broken',
          },
          on: {
            'stage.reached': { actions: { type: 'note', params: ({ event }) => ({ [event.side]: event.stage }) } },
            'pair.made': { target: 'made', actions: { type: 'take', params: ({ event }) => event.pair } },
            'pair.failed': { target: 'refused', actions: { type: 'setError', params: ({ event }) => event.error } },
            'making.broken': 'broken',
          },
        },
        made: { tags: 'made' },
        refused: {},
        broken: { tags: 'broken', on: { retry: 'busy' } },
      },
    },
    map: {
      initial: 'unasked',
      states: {
        unasked: {
          on: {
            'map.wanted': [
              {
                guard: 'hasPair',
                target: 'asked.drawing',
                actions: { type: 'choose', params: ({ event }) => event.share },
              },
              { target: 'asked', actions: { type: 'choose', params: ({ event }) => event.share } },
            ],
          },
        },
        asked: {
          initial: 'waiting',
          on: {
            'map.wanted': { target: '.drawing', actions: { type: 'choose', params: ({ event }) => event.share } },
            'map.left': 'unasked',
            'pair.wanted': '.waiting',
            'pair.made': '.drawing',
          },
          states: {
            // Of the pair that is on its way; where none comes of it, of the one that is still shown.
            waiting: {
              tags: 'map-coming',
              on: {
                'map.wanted': { actions: { type: 'choose', params: ({ event }) => event.share } },
                'pair.failed': { guard: 'hasPair', target: 'drawing' },
                'making.broken': { guard: 'hasPair', target: 'drawing' },
              },
            },
            drawing: {
              tags: 'map-coming',
              invoke: {
                id: 'drawMap',
                src: 'drawMap',
                // Nobody comes here before a pair was made.
                input: ({ context }) => ({ request: context.madeFor as PairRequest, share: context.share }),
                onError: 'broken',
              },
              on: {
                'map.drawn': { target: 'there', actions: { type: 'setRequest', params: ({ event }) => event.map } },
                'map.broken': 'broken',
              },
            },
            there: { tags: 'map-there' },
            broken: { tags: 'map-broken', on: { retry: 'drawing' } },
          },
        },
      },
    },
    picture: {
      initial: 'asleep',
      states: {
        asleep: { on: { 'pair.wanted': 'opening' } },
        opening: {
          tags: 'picture-coming',
          invoke: {
            id: 'openPicture',
            src: 'openPicture',
            onDone: [{ guard: isOpen, target: 'open' }, { target: 'impossible' }],
            onError: 'missing',
          },
        },
        open: { tags: 'picture-open', on: { 'picture.lost': 'lost' } },
        lost: { tags: 'picture-lost', on: { 'picture.restored': 'open' } },
        impossible: { tags: 'picture-impossible' },
        missing: { tags: 'picture-missing', on: { retry: 'opening', 'pair.wanted': 'opening' } },
      },
    },
  },
})
