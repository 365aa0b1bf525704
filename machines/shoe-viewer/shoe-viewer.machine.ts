import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { requireValue } from '../require-value.ts'
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
 * Shows a pair of shoes that is made from numbers. Nothing is loaded or made before it is requested. Making and drawing
 * run in parallel, so that a visitor without a picture can still read the result. A newer request replaces the running
 * one.
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
    /** Reports each `stage.reached`, and ends with `pair.made`, `pair.failed` or `making.broken`. */
    makePair: fromCallback<EventObject, PairRequest>(notProvided('makePair')),
    /** Ends with `map.drawn` or `map.broken`. */
    drawMap: fromCallback<EventObject, ClearanceMapRequest>(notProvided('drawMap')),
    /** Loads the 3D viewer and starts it. */
    openPicture: fromPromise<PictureOutcome>(notProvided('openPicture')),
  },
  actions: {
    remember: assign({ request: (_, request: PairRequest) => request }),
    begin: assign({ stages: {}, error: undefined }),
    note: assign({ stages: ({ context }, reached: PairStages) => ({ ...context.stages, ...reached }) }),
    // A newer request stops the older one, so that the result always belongs to the last request.
    take: assign({ pair: (_, pair: PairOfShoes) => pair, madeFor: ({ context }) => context.request }),
    choose: assign({ share: (_, share: number) => share }),
    // `pair` is always set here: the pair shown when the map was requested is still shown when it arrives.
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
      description: 'Makes the pair from its numbers.',
      initial: 'idle',
      on: {
        'pair.wanted': {
          target: '.busy',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
      },
      states: {
        idle: { description: 'No pair was requested.' },
        busy: {
          description: 'The pair is being made. A newer request replaces this one.',
          tags: 'busy',
          entry: 'begin',
          invoke: {
            id: 'makePair',
            src: 'makePair',
            input: ({ context }) => requireValue(context.request, 'request'),
            onError: 'broken',
          },
          on: {
            'stage.reached': { actions: { type: 'note', params: ({ event }) => ({ [event.side]: event.stage }) } },
            'pair.made': { target: 'made', actions: { type: 'take', params: ({ event }) => event.pair } },
            'pair.failed': { target: 'refused', actions: { type: 'setError', params: ({ event }) => event.error } },
            'making.broken': 'broken',
          },
        },
        made: { description: 'The pair is made.', tags: 'made' },
        refused: { description: 'No good pair can be made from these numbers: the error says why.' },
        broken: {
          description: 'Making the pair crashed: the visitor may retry.',
          tags: 'broken',
          on: { 'retry.requested': 'busy' },
        },
      },
    },
    map: {
      description: 'Draws the map of the clearance around the feet.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'The map was not requested, or is closed.',
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
          description: 'The map is requested.',
          initial: 'waiting',
          on: {
            'map.wanted': { target: '.drawing', actions: { type: 'choose', params: ({ event }) => event.share } },
            'map.left': 'unasked',
            'pair.wanted': '.waiting',
            'pair.made': '.drawing',
          },
          states: {
            waiting: {
              description:
                'Waits for the pair that is being made; if none comes of it, the map shows the previous pair.',
              tags: 'map-coming',
              on: {
                'map.wanted': { actions: { type: 'choose', params: ({ event }) => event.share } },
                'pair.failed': { guard: 'hasPair', target: 'drawing' },
                'making.broken': { guard: 'hasPair', target: 'drawing' },
              },
            },
            drawing: {
              description: 'The map is being drawn.',
              tags: 'map-coming',
              invoke: {
                id: 'drawMap',
                src: 'drawMap',
                // `madeFor` is set here: the map is drawn only for a pair that was made.
                input: ({ context }) => ({ request: context.madeFor as PairRequest, share: context.share }),
                onError: 'broken',
              },
              on: {
                'map.drawn': { target: 'there', actions: { type: 'setRequest', params: ({ event }) => event.map } },
                'map.broken': 'broken',
              },
            },
            there: { description: 'The map is drawn.', tags: 'map-there' },
            broken: {
              description: 'Drawing the map crashed: the visitor may retry.',
              tags: 'map-broken',
              on: { 'retry.requested': 'drawing' },
            },
          },
        },
      },
    },
    picture: {
      description: 'Draws the 3D picture.',
      initial: 'asleep',
      states: {
        asleep: { description: 'Nothing is loaded before a pair is requested.', on: { 'pair.wanted': 'opening' } },
        opening: {
          description: 'The 3D viewer is loaded and started.',
          tags: 'picture-coming',
          invoke: {
            id: 'openPicture',
            src: 'openPicture',
            onDone: [{ guard: isOpen, target: 'open' }, { target: 'impossible' }],
            onError: 'missing',
          },
        },
        open: { description: 'The picture is shown.', tags: 'picture-open', on: { 'picture.lost': 'lost' } },
        lost: {
          description: 'The device took the graphics context away, as phones do; usually it returns it.',
          tags: 'picture-lost',
          on: { 'picture.restored': 'open' },
        },
        impossible: { description: 'The device cannot draw 3D pictures (no WebGL).', tags: 'picture-impossible' },
        missing: {
          description: 'The viewer did not load: it is retried with the next pair, or by the visitor.',
          tags: 'picture-missing',
          on: { 'retry.requested': 'opening', 'pair.wanted': 'opening' },
        },
      },
    },
  },
})
