import { assign, type EventObject, fromCallback, setup } from 'xstate'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { TraceMarks } from '#domain/foot/trace/by-hand/trace-marks.ts'
import type { PenKind } from '#domain/foot/trace/pen/pen-kinds.ts'
import type { TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import { notProvided } from '../not-provided.ts'
import type {
  FootTraceContext,
  FootTraceEvent,
  TraceAnswers,
  TraceMeasureStage,
  TraceOutcome,
  TraceRequest,
} from './foot-trace.types.ts'
import { mergeDetected, nothingDetected, selectTraceSize } from './trace-state.ts'

type MeasureTraceInput = { readonly photo: Blob; readonly question: TraceQuestion }

const nothing: TraceMarks = {}
const noMarks = { hand: nothing, requestedMarks: nothing, taken: nothing, steps: [] }
const ofNoPhoto = { answers: {}, detected: nothingDetected, sizeWarning: undefined, ...noMarks }

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
  actors: { trace: fromCallback<EventObject, MeasureTraceInput>(notProvided('trace')) },
  guards: {
    /** A file that is no photo has nothing to be corrected. */
    isPhoto: ({ context }) => selectTraceSize(context) !== undefined,
    isPaperUnknown: ({ context }) => isRejectedFor(context, 'which_paper'),
    isPenUnknown: ({ context }) => isRejectedFor(context, 'which_pen'),
    /** Once for a photo: who then corrects it has looked at what the question points at. */
    hasSizeWarning: ({ context: { outcome, sizeWarning } }) =>
      outcome?.ok === true &&
      outcome.value.warnings.includes('size_differs') &&
      (!sizeWarning || (sizeWarning.outcome === outcome && !sizeWarning.isConfirmed)),
    wasMeasured: ({ context }) => context.outcome !== undefined,
    hasHandChanged: ({ context }) => context.hand !== context.requestedMarks,
    isMoved: ({ context }) => context.hand !== context.taken,
    isPenSet: ({ context }) => context.answers.pen !== undefined,
    hasSteps: ({ context }) => context.steps.length > 0,
    hasMarks: ({ context }) => Object.keys(context.hand).length > 0,
  },
  actions: {
    begin: assign(({ context }, request: TraceRequest) => ({
      request,
      outcome: undefined,
      // The same photo, asked otherwise, has its corners where they were.
      ...(request.photo === context.request?.photo ? { answers: otherAnswers(request, context.answers) } : ofNoPhoto),
    })),
    forget: assign({ outcome: undefined }),
    setPaper: assign({ answers: ({ context }, paper: PaperName) => ({ ...context.answers, paper }) }),
    setPen: assign({ answers: ({ context }, pen: PenKind) => ({ ...context.answers, pen }) }),
    setSizeWarning: assign({ sizeWarning: ({ context: { outcome } }) => ({ outcome, isConfirmed: false }) }),
    confirmSize: assign({ sizeWarning: ({ context: { outcome } }) => ({ outcome, isConfirmed: true }) }),
    startMeasuring: assign({ stage: 'reading' }),
    note: assign({ stage: (_, stage: TraceMeasureStage) => stage }),
    accept: assign(({ context: { hand, detected } }, outcome: TraceOutcome) => ({
      outcome,
      requestedMarks: hand,
      detected: mergeDetected(detected, outcome, hand),
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
  context: { request: undefined, stage: 'reading', outcome: undefined, ...ofNoPhoto },
  initial: 'idle',
  on: {
    'photo.chosen': { target: '.measuring', actions: { type: 'begin', params: ({ event }) => event.request } },
    'photo.changed': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    measuring: {
      tags: ['busy', 'measuring'],
      entry: 'startMeasuring',
      invoke: {
        id: 'trace',
        src: 'trace',
        input: ({ context }) => {
          // Nobody comes here without a photo.
          const { photo, question } = context.request as TraceRequest
          return { photo, question: { ...question, ...context.answers, ...context.hand } }
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
        { guard: 'isPaperUnknown', target: 'answers.askingPaper' },
        { guard: 'isPenUnknown', target: 'answers.askingPen' },
        { guard: 'hasSizeWarning', target: 'answers.askingSize' },
        { target: 'answers.plain' },
      ],
    },
    answers: {
      initial: 'plain',
      on: { 'correction.opened': { guard: 'isPhoto', target: 'correcting' } },
      states: {
        plain: { on: { 'pen.reconsidered': { guard: 'isPenSet', target: 'askingPen' } } },
        askingPaper: {
          tags: 'asking-paper',
          on: {
            'paper.chosen': {
              target: '#footTrace.measuring',
              actions: { type: 'setPaper', params: ({ event }) => event.paper },
            },
          },
        },
        askingPen: {
          tags: 'asking-pen',
          on: {
            'pen.chosen': {
              target: '#footTrace.measuring',
              actions: { type: 'setPen', params: ({ event }) => event.pen },
            },
          },
        },
        /** The measure stands beside the question: it is never overruled by a size. */
        askingSize: {
          tags: 'asking-size',
          entry: 'setSizeWarning',
          on: { 'size.confirmed': { target: 'plain', actions: 'confirmSize' } },
        },
      },
    },
    correcting: {
      tags: ['busy', 'correcting'],
      entry: 'take',
      on: {
        'correction.finished': [{ guard: 'hasHandChanged', target: 'measuring' }, { target: 'judging' }],
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

function isRejectedFor({ outcome }: FootTraceContext, code: 'which_paper' | 'which_pen'): boolean {
  return outcome?.ok === false && outcome.code === code
}

/** What was told of the same photo before: but for its sheet, where the wish names one. */
function otherAnswers({ question }: TraceRequest, { paper, ...others }: TraceAnswers): TraceAnswers {
  return paper && question.paper === 'auto' ? { ...others, paper } : others
}
