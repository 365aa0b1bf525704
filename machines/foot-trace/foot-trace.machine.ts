import { assign, type EventObject, fromCallback, setup } from 'xstate'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { TraceMarks } from '#domain/foot/trace/by-hand/trace-marks.ts'
import type { PenKind } from '#domain/foot/trace/pen/pen-kinds.ts'
import type { TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import { notProvided } from '../not-provided.ts'
import { requireValue } from '../require-value.ts'
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
 * Measures a foot that was traced on paper, from a photo. Asks for facts that the photo does not show, and lets the
 * visitor set marks that were not detected. Answers and marks stay until another photo is given, whatever the outcome.
 */
export const footTraceMachine = setup({
  types: {
    context: {} as FootTraceContext,
    events: {} as FootTraceEvent,
    /** `busy`: a reload of the page would lose work. */
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
  /** Reports each `stage.reached`, and ends with `photo.measured` or `measuring.broken`. */
  actors: { trace: fromCallback<EventObject, MeasureTraceInput>(notProvided('trace')) },
  guards: {
    /** A file that is not a photo cannot be corrected. */
    isPhoto: ({ context }) => selectTraceSize(context) !== undefined,
    isPaperUnknown: ({ context }) => isRejectedFor(context, 'which_paper'),
    isPenUnknown: ({ context }) => isRejectedFor(context, 'which_pen'),
    /** Asked once per photo: a visitor who then corrects it has looked at what the question points at. */
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
      // The same photo with another question retains its marks.
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
    idle: { description: 'No photo was given.' },
    measuring: {
      description: 'The traced foot in the photo is measured, with the answers and the marks that are set by hand.',
      tags: ['busy', 'measuring'],
      entry: 'startMeasuring',
      invoke: {
        id: 'trace',
        src: 'trace',
        input: ({ context }) => {
          const { photo, question } = requireValue(context.request, 'request')
          return { photo, question: { ...question, ...context.answers, ...context.hand } }
        },
        onError: 'broken',
      },
      on: {
        'stage.reached': { actions: { type: 'note', params: ({ event }) => event.stage } },
        'photo.measured': {
          target: 'checkingOutcome',
          actions: { type: 'accept', params: ({ event }) => event.outcome },
        },
        'measuring.broken': 'broken',
        'measuring.stopped': [
          { description: 'The earlier outcome remains.', guard: 'wasMeasured', target: 'checkingOutcome' },
          { target: 'stopped' },
        ],
      },
    },
    checkingOutcome: {
      description: 'Decides which question is open. What the visitor can answer is never guessed.',
      always: [
        { guard: 'isPaperUnknown', target: 'answers.askingPaper' },
        { guard: 'isPenUnknown', target: 'answers.askingPen' },
        { guard: 'hasSizeWarning', target: 'answers.askingSize' },
        { target: 'answers.plain' },
      ],
    },
    answers: {
      description: 'The outcome is known: a measured foot or a rejection, with at most one open question.',
      initial: 'plain',
      on: { 'correction.opened': { guard: 'isPhoto', target: 'correcting' } },
      states: {
        plain: {
          description: 'No question is open.',
          on: { 'pen.reconsidered': { guard: 'isPenSet', target: 'askingPen' } },
        },
        askingPaper: {
          description: 'The size of the paper is unknown: the visitor chooses it.',
          tags: 'asking-paper',
          on: {
            'paper.chosen': {
              target: '#footTrace.measuring',
              actions: { type: 'setPaper', params: ({ event }) => event.paper },
            },
          },
        },
        askingPen: {
          description: 'The kind of pen is unknown: the visitor chooses it.',
          tags: 'asking-pen',
          on: {
            'pen.chosen': {
              target: '#footTrace.measuring',
              actions: { type: 'setPen', params: ({ event }) => event.pen },
            },
          },
        },
        askingSize: {
          description: 'The measure does not match the size that is usually worn. The size never overrules it.',
          tags: 'asking-size',
          entry: 'setSizeWarning',
          on: { 'size.confirmed': { target: 'plain', actions: 'confirmSize' } },
        },
      },
    },
    correcting: {
      description: 'The visitor moves marks on the photo.',
      tags: ['busy', 'correcting'],
      entry: 'take',
      on: {
        'correction.finished': [{ guard: 'hasHandChanged', target: 'measuring' }, { target: 'checkingOutcome' }],
        'handle.chosen': { actions: 'take' },
        'marks.set': { actions: { type: 'set', params: ({ event }) => event.hand } },
        'handle.putBack': { guard: 'isMoved', actions: 'putBack' },
        'step.undone': { guard: 'hasSteps', actions: 'undo' },
        'marks.cleared': { guard: 'hasMarks', actions: 'clear' },
      },
    },
    broken: {
      description: 'Measuring crashed: the visitor may retry.',
      tags: 'broken',
      on: { 'retry.requested': 'measuring' },
    },
    stopped: { description: 'The visitor stopped measuring.', tags: 'stopped' },
  },
})

function isRejectedFor({ outcome }: FootTraceContext, code: 'which_paper' | 'which_pen'): boolean {
  return outcome?.ok === false && outcome.code === code
}

/** Retains the answers about the same photo, except for the paper if the request names one. */
function otherAnswers({ question }: TraceRequest, { paper, ...others }: TraceAnswers): TraceAnswers {
  return paper && question.paper === 'auto' ? { ...others, paper } : others
}
