import { assign, type EventObject, fromCallback, raise, setup } from 'xstate'
import { closedMarks, type HandMarks } from '#domain/foot/photo/by-hand/hand-marks.ts'
import { sheetFromCorners } from '#domain/foot/photo/by-hand/sheet-from-corners.ts'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { notProvided } from '../not-provided.ts'
import type {
  FootPhotoContext,
  FootPhotoEvent,
  MeasureOutcome,
  MeasureStage,
  PhotoRequest,
} from './foot-photo.types.ts'
import { detectMarks, knownPhoto, nothingDetected, selectPhotoSize } from './photo-state.ts'

type MeasurePhotoInput = { readonly photo: Blob; readonly question: PhotoQuestion }

const nothing: HandMarks = {}
const noMarks = { hand: nothing, requestedMarks: nothing, taken: nothing, steps: [], isNewStep: true }
const noOutcome = { outcome: undefined, answer: undefined, found: undefined, detected: nothingDetected }

/**
 * Measures the foot in a photo, and lets a hand correct what was seen. Both go on beside each other: a hand that rests has
 * the photo measured anew with its marks, and a hand that moves on supersedes what is being measured. What a hand has set
 * stays, whatever the answer.
 */
export const footPhotoMachine = setup({
  types: {
    context: {} as FootPhotoContext,
    events: {} as FootPhotoEvent,
    /** Busy is what loading the page anew would lose. */
    tags: {} as 'busy' | 'measuring' | 'correcting' | 'broken' | 'stopped' | 'rested' | 'held',
  },
  delays: { rest: 450 },
  /** Tells each `stage.reached`, and ends with `photo.measured` or `measuring.broken`. */
  actors: { measure: fromCallback<EventObject, MeasurePhotoInput>(notProvided('measure')) },
  guards: {
    /** A file that is no photo has nothing to be corrected. */
    isPhoto: ({ context }) => selectPhotoSize(context) !== undefined,
    wasMeasured: ({ context }) => context.outcome !== undefined,
    /** Corners that no sheet has need not be asked about, nor what a hand has only begun to set: both are said at once. */
    mayBeRequested({ context }) {
      const known = knownPhoto(context)
      if (!known || context.hand.open) return false
      const { corners, heel } = context.hand
      return !corners || sheetFromCorners(known, corners, heel) !== undefined
    },
    hasHandChanged: ({ context }) => context.hand !== context.requestedMarks,
    isMoved: ({ context }) => context.hand !== context.taken,
    hasSteps: ({ context }) => context.steps.length > 0,
    hasMarks: ({ context }) => Object.keys(context.hand).length > 0,
  },
  actions: {
    begin: assign(({ context }, request: PhotoRequest) => ({
      request,
      ...noOutcome,
      // The same photo on other paper has its corners where they were.
      ...(request.photo === context.request?.photo ? {} : noMarks),
    })),
    forget: assign(noOutcome),
    startMeasuring: assign(({ context }) => ({ stage: 'reading' as const, requestedMarks: context.hand })),
    note: assign({ stage: (_, stage: MeasureStage) => stage }),
    accept: assign(({ context: { requestedMarks, answer, found, detected } }, outcome: MeasureOutcome) => ({
      outcome,
      detected: detectMarks({ outcome, requestedMarks, detected }),
      answer: outcome.ok ? { foot: outcome.value, hand: requestedMarks } : answer,
      found: outcome.ok && Object.keys(requestedMarks).length === 0 ? outcome.value : found,
    })),
    choose: assign(({ context }) => ({ taken: context.hand, isNewStep: true })),
    set: assign(({ context }, hand: HandMarks) => ({ hand, ...stepped(context) })),
    /** What is put back was never a step. */
    putBack: assign(({ context: { taken, steps } }) => {
      const since = steps.lastIndexOf(taken)
      return { hand: taken, steps: since < 0 ? steps : steps.slice(0, since), isNewStep: true }
    }),
    clear: assign(({ context }) => ({ hand: nothing, ...stepped({ ...context, isNewStep: true }), isNewStep: true })),
    undo: assign(({ context: { steps } }) => ({
      hand: steps.at(-1) ?? nothing,
      taken: steps.at(-1) ?? nothing,
      steps: steps.slice(0, -1),
      isNewStep: true,
    })),
    rest: assign({ isNewStep: true }),
  },
}).createMachine({
  id: 'footPhoto',
  context: { request: undefined, stage: 'reading', ...noOutcome, ...noMarks },
  type: 'parallel',
  states: {
    work: {
      initial: 'idle',
      on: {
        'photo.chosen': { target: '.busy', actions: { type: 'begin', params: ({ event }) => event.request } },
        'photo.changed': { target: '.idle', actions: 'forget' },
        'marks.rested': { guard: 'mayBeRequested', target: '.busy' },
      },
      states: {
        idle: {},
        busy: {
          tags: ['busy', 'measuring'],
          entry: 'startMeasuring',
          invoke: {
            id: 'measure',
            src: 'measure',
            input: ({ context }) => {
              // Nobody comes here without a photo.
              const { photo, question } = context.request as PhotoRequest
              return { photo, question: { ...question, ...closedMarks(context.hand) } }
            },
            onError: 'broken',
          },
          on: {
            'stage.reached': { actions: { type: 'note', params: ({ event }) => event.stage } },
            'photo.measured': { target: 'done', actions: { type: 'accept', params: ({ event }) => event.outcome } },
            'measuring.broken': 'broken',
            'measuring.stopped': [{ guard: 'wasMeasured', target: 'done' }, { target: 'stopped' }],
          },
        },
        done: {},
        broken: { tags: 'broken', on: { retry: 'busy' } },
        stopped: { tags: 'stopped' },
      },
    },
    hand: {
      initial: 'away',
      on: { 'photo.chosen': '.away', 'photo.changed': '.away' },
      states: {
        away: { on: { 'correction.opened': { guard: 'isPhoto', target: 'near' } } },
        near: {
          initial: 'resting',
          entry: 'choose',
          tags: ['busy', 'correcting'],
          on: {
            'correction.closed': [
              { guard: 'hasHandChanged', target: 'away', actions: raise({ type: 'marks.rested' }) },
              { target: 'away' },
            ],
            'handle.chosen': { actions: 'choose' },
            'handle.grabbed': '.holding',
            'handle.put_back': { guard: 'isMoved', target: '.waiting', actions: 'putBack' },
            'marks.set': { target: '.waiting', actions: { type: 'set', params: ({ event }) => event.hand } },
            'step.undone': { guard: 'hasSteps', target: '.waiting', actions: 'undo' },
            'marks.cleared': { guard: 'hasMarks', target: '.waiting', actions: 'clear' },
          },
          states: {
            resting: { tags: 'rested' },
            /** A finger is on it: however long it lies still, it has not let go. */
            holding: {
              tags: 'held',
              on: {
                'marks.set': { actions: { type: 'set', params: ({ event }) => event.hand } },
                'handle.released': 'waiting',
              },
            },
            waiting: {
              after: {
                rest: [
                  { guard: 'hasHandChanged', target: 'resting', actions: ['rest', raise({ type: 'marks.rested' })] },
                  { target: 'resting', actions: 'rest' },
                ],
              },
            },
          },
        },
      },
    },
  },
})

/** A step is what is done with a handle between two rests, or from one handle to the next. */
function stepped({ hand, steps, isNewStep }: FootPhotoContext) {
  return { steps: isNewStep ? [...steps, hand] : steps, isNewStep: false }
}
