import { assign, type EventObject, fromCallback, setup } from 'xstate'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { TraceMarks } from '#domain/foot/trace/by-hand/trace-marks.ts'
import type { PenKind } from '#domain/foot/trace/pen/pen-kinds.ts'
import type { TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import { notProvided } from '../not-provided.ts'
import type {
  FootTraceContext,
  FootTraceEvent,
  ToldOfTrace,
  TraceMeasureStage,
  TraceOutcome,
  TraceWish,
} from './foot-trace.types.ts'
import { seenNothing, seenWith, sizeOfTrace } from './known-trace.ts'

type Tracing = { readonly photo: Blob; readonly question: TraceQuestion }

const nothing: TraceMarks = {}
const noMarks = { hand: nothing, asked: nothing, taken: nothing, steps: [] }
const ofNoPhoto = { told: {}, seen: seenNothing, sizeDoubt: undefined, ...noMarks }

/**
 * Measures the foot that was drawn around in a photo; asks what the photo does not tell; and lets a hand set what was not
 * found. What somebody has told or set stays until another photo is given, whatever the answer.
 */
export const footTraceMachine = setup({
  types: {
    context: {} as FootTraceContext,
    events: {} as FootTraceEvent,
    /** Busy is what loading the page anew would lose. */
    tags: {} as
      | 'busy'
      | 'measuring'
      | 'correcting'
      | 'asking-paper'
      | 'asking-pen'
      | 'asking-size'
      | 'broken'
      | 'stopped',
  },
  /** Tells each `stage.reached`, and ends with `photo.measured` or `measuring.broken`. */
  actors: { trace: fromCallback<EventObject, Tracing>(notProvided('trace')) },
  guards: {
    /** A file that is no photo has nothing to be corrected. */
    isPhoto: ({ context }) => sizeOfTrace(context) !== undefined,
    isPaperUnknown: ({ context }) => isRefusedFor(context, 'which_paper'),
    isPenUnknown: ({ context }) => isRefusedFor(context, 'which_pen'),
    /** Once for a photo: who then corrects it has looked at what the question points at. */
    isSizeDoubted: ({ context: { outcome, sizeDoubt } }) =>
      outcome?.ok === true &&
      outcome.value.warnings.includes('size_differs') &&
      (!sizeDoubt || (sizeDoubt.outcome === outcome && !sizeDoubt.isKept)),
    wasMeasured: ({ context }) => context.outcome !== undefined,
    isNews: ({ context }) => context.hand !== context.asked,
    isMoved: ({ context }) => context.hand !== context.taken,
    isPenTold: ({ context }) => context.told.pen !== undefined,
    hasSteps: ({ context }) => context.steps.length > 0,
    hasMarks: ({ context }) => Object.keys(context.hand).length > 0,
  },
  actions: {
    begin: assign(({ context }, wish: TraceWish) => ({
      wish,
      outcome: undefined,
      // The same photo, asked otherwise, has its corners where they were.
      ...(wish.photo === context.wish?.photo ? { told: toldBeside(wish, context.told) } : ofNoPhoto),
    })),
    forget: assign({ outcome: undefined }),
    tellPaper: assign({ told: ({ context }, paper: PaperName) => ({ ...context.told, paper }) }),
    tellPen: assign({ told: ({ context }, pen: PenKind) => ({ ...context.told, pen }) }),
    doubtSize: assign({ sizeDoubt: ({ context: { outcome } }) => ({ outcome, isKept: false }) }),
    keepSize: assign({ sizeDoubt: ({ context: { outcome } }) => ({ outcome, isKept: true }) }),
    ask: assign({ stage: 'reading' }),
    note: assign({ stage: (_, stage: TraceMeasureStage) => stage }),
    accept: assign(({ context: { hand, seen } }, outcome: TraceOutcome) => ({
      outcome,
      asked: hand,
      seen: seenWith(seen, outcome, hand),
    })),
    take: assign(({ context }) => ({ taken: context.hand })),
    set: assign(({ context: { hand, taken, steps } }, next: TraceMarks) => ({
      hand: next,
      steps: hand === taken ? [...steps, hand] : steps,
    })),
    putBack: assign(({ context: { taken, steps } }) => ({ hand: taken, steps: steps.slice(0, -1) })),
    undo: assign(({ context: { steps } }) => {
      const before = steps.at(-1) ?? nothing
      return { hand: before, taken: before, steps: steps.slice(0, -1) }
    }),
    clear: assign(({ context: { hand, steps } }) => ({ hand: nothing, taken: nothing, steps: [...steps, hand] })),
  },
}).createMachine({
  id: 'footTrace',
  context: { wish: undefined, stage: 'reading', outcome: undefined, ...ofNoPhoto },
  initial: 'idle',
  on: {
    'photo.given': { target: '.measuring', actions: { type: 'begin', params: ({ event }) => event.wish } },
    'photo.changed': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    measuring: {
      tags: ['busy', 'measuring'],
      entry: 'ask',
      invoke: {
        id: 'trace',
        src: 'trace',
        input: ({ context }) => {
          // Nobody comes here without a photo.
          const { photo, question } = context.wish as TraceWish
          return { photo, question: { ...question, ...context.told, ...context.hand } }
        },
        onError: 'broken',
      },
      on: {
        'stage.reached': { actions: { type: 'note', params: ({ event }) => event.stage } },
        'photo.measured': { target: 'judging', actions: { type: 'accept', params: ({ event }) => event.outcome } },
        'measuring.broken': 'broken',
        'measuring.stopped': [{ guard: 'wasMeasured', target: 'judging' }, { target: 'stopped' }],
      },
    },
    /** What is asked, if anything: nothing is decided for somebody who can tell. */
    judging: {
      always: [
        { guard: 'isPaperUnknown', target: 'told.askingPaper' },
        { guard: 'isPenUnknown', target: 'told.askingPen' },
        { guard: 'isSizeDoubted', target: 'told.askingSize' },
        { target: 'told.plain' },
      ],
    },
    told: {
      initial: 'plain',
      on: { 'correction.opened': { guard: 'isPhoto', target: 'correcting' } },
      states: {
        plain: { on: { 'pen.reconsidered': { guard: 'isPenTold', target: 'askingPen' } } },
        askingPaper: {
          tags: 'asking-paper',
          on: {
            'paper.told': {
              target: '#footTrace.measuring',
              actions: { type: 'tellPaper', params: ({ event }) => event.paper },
            },
          },
        },
        askingPen: {
          tags: 'asking-pen',
          on: {
            'pen.told': {
              target: '#footTrace.measuring',
              actions: { type: 'tellPen', params: ({ event }) => event.pen },
            },
          },
        },
        /** The measure stands beside the question: it is never overruled by a size. */
        askingSize: {
          tags: 'asking-size',
          entry: 'doubtSize',
          on: { 'size.confirmed': { target: 'plain', actions: 'keepSize' } },
        },
      },
    },
    correcting: {
      tags: ['busy', 'correcting'],
      entry: 'take',
      on: {
        'correction.finished': [{ guard: 'isNews', target: 'measuring' }, { target: 'judging' }],
        'handle.chosen': { actions: 'take' },
        'marks.set': { actions: { type: 'set', params: ({ event }) => event.hand } },
        'handle.put_back': { guard: 'isMoved', actions: 'putBack' },
        'step.undone': { guard: 'hasSteps', actions: 'undo' },
        'marks.cleared': { guard: 'hasMarks', actions: 'clear' },
      },
    },
    broken: { tags: 'broken', on: { retry: 'measuring' } },
    stopped: { tags: 'stopped' },
  },
})

function isRefusedFor({ outcome }: FootTraceContext, code: 'which_paper' | 'which_pen'): boolean {
  return outcome?.ok === false && outcome.code === code
}

/** What was told of the same photo before: but for its sheet, where the wish names one. */
function toldBeside({ question }: TraceWish, { paper, ...others }: ToldOfTrace): ToldOfTrace {
  return paper && question.paper === 'auto' ? { ...others, paper } : others
}
