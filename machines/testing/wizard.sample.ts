import { assign, fromPromise, setup } from 'xstate'

export type SampleEvent =
  | { type: 'photo.taken'; photo: string }
  | { type: 'step.confirmed' }
  | { type: 'step.left' }
  | { type: 'help.opened' }
  | { type: 'help.closed' }

/** A sample machine with nested, parallel, invoked, delayed, guarded and eventless transitions. */
export const sampleWizard = setup({
  types: { context: {} as { photo?: string; isSmall: boolean }, events: {} as SampleEvent, tags: {} as 'busy' },
  actors: {
    measure: fromPromise<number, string>(() => Promise.reject(new Error('not provided'))),
  },
  delays: { patience: 8_000 },
  guards: { hasPhoto: ({ context }) => context.photo !== undefined, isSmall: ({ context }) => context.isSmall },
  actions: { storePhoto: assign(({ event }) => (event.type === 'photo.taken' ? { photo: event.photo } : {})) },
}).createMachine({
  id: 'wizard',
  context: { isSmall: false },
  type: 'parallel',
  states: {
    steps: {
      initial: 'scan',
      states: {
        scan: {
          initial: 'empty',
          states: {
            empty: { on: { 'photo.taken': { target: 'taken', actions: 'storePhoto' } } },
            taken: { on: { 'step.confirmed': { guard: 'hasPhoto', target: '#wizard.steps.measuring' } } },
          },
        },
        measuring: {
          tags: 'busy',
          invoke: {
            id: 'measure',
            src: 'measure',
            input: ({ context }) => context.photo ?? '',
            onDone: { target: 'checkingSize', actions: assign(({ event }) => ({ isSmall: event.output < 200 })) },
            onError: 'scan',
          },
          after: { patience: 'scan' },
        },
        checkingSize: { always: [{ guard: 'isSmall', target: 'scan' }, { target: 'done' }] },
        done: { type: 'final' },
      },
    },
    help: {
      initial: 'closed',
      states: {
        closed: { on: { 'help.opened': 'open' } },
        open: { on: { 'help.closed': 'closed' } },
      },
    },
  },
})

export const sampleEvents = [
  { type: 'photo.taken', photo: 'left' },
  { type: 'step.confirmed' },
  { type: 'help.opened' },
  { type: 'help.closed' },
  { type: 'xstate.done.actor.measure', output: 250 },
  { type: 'xstate.done.actor.measure', output: 150 },
  { type: 'xstate.error.actor.measure', error: new Error('blurred') },
  { type: 'xstate.after.patience.wizard.steps.measuring' },
]
