import { assign, type EventObject, fromCallback, raise, setup } from 'xstate'
import { closedMarks, type HandMarks } from '#domain/foot/photo/by-hand/hand-marks.ts'
import { sheetFromCorners } from '#domain/foot/photo/by-hand/sheet-from-corners.ts'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { notProvided } from '../not-provided.ts'
import { requireValue } from '../require-value.ts'
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
 * Measures the foot in a photo, and lets the visitor correct the detected marks by hand. Both run in parallel: when the
 * marks rest, the photo is measured again with them; moving on replaces the running measurement. Marks that were set by
 * hand stay, whatever the outcome.
 */
export const footPhotoMachine = setup({
  types: {
    context: {} as FootPhotoContext,
    events: {} as FootPhotoEvent,
    /** `busy`: a reload of the page would lose work. */
    tags: {} as 'busy' | 'measuring' | 'correcting' | 'broken' | 'stopped' | 'rested' | 'held',
  },
  delays: { rest: 450 },
  /** Reports each `stage.reached`, and ends with `photo.measured` or `measuring.broken`. */
  actors: { measure: fromCallback<EventObject, MeasurePhotoInput>(notProvided('measure')) },
  guards: {
    /** A file that is not a photo cannot be corrected. */
    isPhoto: ({ context }) => selectPhotoSize(context) !== undefined,
    wasMeasured: ({ context }) => context.outcome !== undefined,
    /**
     * Marks are not sent while they are incomplete or their corners cannot be a sheet: the page reports that at once.
     */
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
      // The same photo on other paper retains its marks.
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
    /** Putting a handle back is not a step of its own. */
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
      description: 'Measures the photo.',
      initial: 'idle',
      on: {
        'photo.chosen': { target: '.busy', actions: { type: 'begin', params: ({ event }) => event.request } },
        'photo.changed': { target: '.idle', actions: 'forget' },
        'marks.rested': { guard: 'mayBeRequested', target: '.busy' },
      },
      states: {
        idle: { description: 'No photo was given.' },
        busy: {
          description: 'The photo is measured with the marks that are set by hand. A newer request replaces this one.',
          tags: ['busy', 'measuring'],
          entry: 'startMeasuring',
          invoke: {
            id: 'measure',
            src: 'measure',
            input: ({ context }) => {
              const { photo, question } = requireValue(context.request, 'request')
              return { photo, question: { ...question, ...closedMarks(context.hand) } }
            },
            onError: 'broken',
          },
          on: {
            'stage.reached': { actions: { type: 'note', params: ({ event }) => event.stage } },
            'photo.measured': { target: 'done', actions: { type: 'accept', params: ({ event }) => event.outcome } },
            'measuring.broken': 'broken',
            'measuring.stopped': [
              { description: 'The earlier outcome remains.', guard: 'wasMeasured', target: 'done' },
              { target: 'stopped' },
            ],
          },
        },
        done: { description: 'The outcome is known: a measured foot or a rejection.' },
        broken: {
          description: 'Measuring crashed: the visitor may retry.',
          tags: 'broken',
          on: { 'retry.requested': 'busy' },
        },
        stopped: { description: 'The visitor stopped measuring.', tags: 'stopped' },
      },
    },
    hand: {
      description: 'Tracks the correction by hand. It runs beside the measuring.',
      initial: 'away',
      on: { 'photo.chosen': '.away', 'photo.changed': '.away' },
      states: {
        away: {
          description: 'The correction is closed.',
          on: { 'correction.opened': { guard: 'isPhoto', target: 'near' } },
        },
        near: {
          description: 'The correction is open.',
          initial: 'resting',
          entry: 'choose',
          tags: ['busy', 'correcting'],
          on: {
            'correction.closed': [
              {
                description: 'Closing does not wait for the rest: the marks are measured at once.',
                guard: 'hasHandChanged',
                target: 'away',
                actions: raise({ type: 'marks.rested' }),
              },
              { target: 'away' },
            ],
            'handle.chosen': { actions: 'choose' },
            'handle.grabbed': '.holding',
            'handle.putBack': { guard: 'isMoved', target: '.waiting', actions: 'putBack' },
            'marks.set': { target: '.waiting', actions: { type: 'set', params: ({ event }) => event.hand } },
            'step.undone': { guard: 'hasSteps', target: '.waiting', actions: 'undo' },
            'marks.cleared': { guard: 'hasMarks', target: '.waiting', actions: 'clear' },
          },
          states: {
            resting: { description: 'The marks are unchanged, or were handed to the measuring.', tags: 'rested' },
            holding: {
              description: 'A handle is held. However long it lies still, it is not released.',
              tags: 'held',
              on: {
                'marks.set': { actions: { type: 'set', params: ({ event }) => event.hand } },
                'handle.released': 'waiting',
              },
            },
            waiting: {
              description: 'Marks changed: once they rest, the photo is measured again.',
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

/** A step is everything done with one handle between two rests. */
function stepped({ hand, steps, isNewStep }: FootPhotoContext) {
  return { steps: isNewStep ? [...steps, hand] : steps, isNewStep: false }
}
