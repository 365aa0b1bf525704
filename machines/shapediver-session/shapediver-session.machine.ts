import { assign, type EventObject, fromCallback, setup } from 'xstate'
import type { LiveChoices, LiveModel, ModelFigure, ParameterValues } from '#domain/live-model/live-model.ts'
import { isShoeModel, matchParameters } from '#domain/live-model/match-parameters.ts'
import { notProvided } from '../not-provided.ts'
import { requireValue } from '../require-value.ts'
import type { ShapeDiverSessionContext, ShapeDiverSessionEvent } from './shapediver-session.types.ts'

/** Where each failure leads. */
const failures = {
  'session.unconfigured': '#local.unconfigured',
  'session.refused': '#local.refused',
  'session.unreached': '#local.unreachable',
  'session.delayed': '#local.slow',
  'session.exhausted': '#local.exhausted',
  'session.mismatched': '#local.wrongModel',
  'session.broken': '#local.broken',
} as const

const isOfShoes = ({ event }: { event: { model: LiveModel } }) => isShoeModel(event.model)
const takeModel = {
  type: 'takeModel',
  params: ({ event }: { event: { model: LiveModel } }) => event.model,
} as const

const takeChoices = {
  type: 'takeChoices',
  params: ({ event }: { event: { choices: LiveChoices } }) => event.choices,
} as const

/** A session is opened for the first time, or once more. */
const opening = {
  tags: 'opening',
  invoke: { id: 'openSession', src: 'openSession', onError: '#local.broken' },
  after: { openingLimit: '#local.slow' },
} as const
const opened = [{ guard: isOfShoes, target: '#live', actions: takeModel }, { target: '#local.wrongModel' }] as const
const again = { 'retry.requested': { target: '#opening', actions: 'startOver' } } as const

/**
 * A session with the live model at ShapeDiver. It opens when a visitor asks for the 3D view and ends when they leave, for
 * each costs the owner a credit. Without it the page shows the pair that the shop models; what was chosen stays in any
 * case. A session that ShapeDiver ended is opened once more.
 */
export const shapeDiverSessionMachine = setup({
  types: {
    context: {} as ShapeDiverSessionContext,
    events: {} as ShapeDiverSessionEvent,
    tags: {} as
      | 'opening'
      | 'live'
      | 'computing'
      | 'outside'
      | 'local'
      | 'making-file'
      | 'file-failed'
      /** Why there is no session; the visitor may try again. */
      | 'refused'
      | 'unreachable'
      | 'slow'
      | 'ended'
      | 'exhausted'
      | 'wrong-model'
      | 'left'
      | 'broken',
  },
  actors: {
    /** Ends with `session.opened` or a failure. */
    openSession: fromCallback<EventObject, unknown>(notProvided('openSession')),
    /** Ends with `model.computed` or a failure. */
    customize: fromCallback<EventObject, ParameterValues>(notProvided('customize')),
    /** Makes a file and saves it; ends with `export.made`, `export.failed` or a failure. */
    makeFile: fromCallback<EventObject, string>(notProvided('makeFile')),
  },
  guards: {
    hasReopened: ({ context }) => context.hasReopened,
    isOutside: ({ context }) => context.outside.length > 0,
  },
  actions: {
    takeChoices: assign({ choices: (_, choices: LiveChoices) => choices }),
    takeModel: assign({ model: (_, model: LiveModel) => model }),
    match: assign(({ context }) => {
      const { model, choices } = context
      const matched = matchParameters(requireValue(model, 'model'), requireValue(choices, 'choices'))
      return matched.ok ? { ...matched.value, outside: [] } : { outside: matched.facts }
    }),
    takeFigures: assign({ figures: (_, figures: readonly ModelFigure[]) => figures }),
    takeFile: assign({ file: (_, file: string) => file }),
    noteReopening: assign({ hasReopened: true }),
    startOver: assign({ hasReopened: false }),
    /** Ends the session, if there is one, and shows the pair of the shop. */
    closeSession: notProvided('closeSession'),
  },
  delays: { openingLimit: 3_000, computingLimit: 30_000 },
}).createMachine({
  id: 'shapeDiverSession',
  context: {
    choices: undefined,
    model: undefined,
    values: {},
    lacking: [],
    outside: [],
    figures: [],
    hasReopened: false,
    file: undefined,
  },
  initial: 'closed',
  on: { 'choices.changed': { actions: takeChoices } },
  states: {
    closed: {
      description: 'No session was asked for.',
      on: { 'session.requested': { target: 'opening', actions: takeChoices } },
    },
    opening: {
      id: 'opening',
      description: 'A session is opened. The page shows the pair of the shop meanwhile.',
      ...opening,
      on: { ...failures, 'session.ended': '#local.ended', 'session.opened': opened, 'page.shown': '#local.left' },
    },
    reopening: {
      description: 'ShapeDiver ended the session: another is opened, once.',
      ...opening,
      entry: 'noteReopening',
      on: { ...failures, 'session.ended': '#local.ended', 'session.opened': opened, 'page.shown': '#local.left' },
    },
    live: {
      id: 'live',
      description: 'A session is open.',
      tags: 'live',
      type: 'parallel',
      on: {
        ...failures,
        'session.ended': [{ guard: 'hasReopened', target: 'local.ended' }, { target: 'reopening' }],
        'page.shown': 'local.left',
      },
      states: {
        model: {
          description: 'The model follows what was chosen.',
          initial: 'matching',
          on: {
            'choices.changed': { target: '.matching', actions: takeChoices },
          },
          states: {
            matching: {
              description: 'Parameters are found for what was chosen, and their ranges are checked.',
              entry: 'match',
              always: [{ guard: 'isOutside', target: 'outside' }, { target: 'computing' }],
            },
            computing: {
              description: 'ShapeDiver computes the model. A newer choice supersedes this one.',
              tags: 'computing',
              invoke: {
                id: 'customize',
                src: 'customize',
                input: ({ context }) => context.values,
                onError: '#local.broken',
              },
              after: { computingLimit: '#local.slow' },
              on: {
                'model.computed': {
                  target: 'shown',
                  actions: { type: 'takeFigures', params: ({ event }) => event.figures },
                },
              },
            },
            shown: { description: 'The model shows what was chosen.' },
            outside: {
              description: 'The model does not accept a choice: it shows the one before.',
              tags: 'outside',
            },
          },
        },
        file: {
          description: 'A file of the model, where it offers any.',
          initial: 'unasked',
          on: {
            'export.requested': {
              target: '.making',
              actions: { type: 'takeFile', params: ({ event }) => event.file },
            },
          },
          states: {
            unasked: { description: 'No file was asked for, or it is saved.' },
            making: {
              description: 'ShapeDiver makes the file.',
              tags: 'making-file',
              invoke: {
                id: 'makeFile',
                src: 'makeFile',
                input: ({ context }) => requireValue(context.file, 'file'),
                onError: 'failed',
              },
              on: { 'export.made': 'unasked', 'export.failed': 'failed' },
            },
            failed: { description: 'The file could not be made.', tags: 'file-failed' },
          },
        },
      },
    },
    local: {
      id: 'local',
      description: 'There is no session: the page shows the pair of the shop.',
      tags: 'local',
      entry: 'closeSession',
      initial: 'broken',
      states: {
        unconfigured: { description: 'The shop has no live model.' },
        refused: { description: 'ShapeDiver does not accept the ticket.', tags: 'refused', on: again },
        unreachable: { description: 'ShapeDiver cannot be reached, or fails.', tags: 'unreachable', on: again },
        slow: { description: 'ShapeDiver did not answer in time.', tags: 'slow', on: again },
        ended: { description: 'ShapeDiver ended the session a second time.', tags: 'ended', on: again },
        exhausted: { description: 'The sessions of the owner are used up.', tags: 'exhausted', on: again },
        wrongModel: { description: 'The model is not one of a pair of shoes.', tags: 'wrong-model', on: again },
        left: { description: 'The page was left, and came back by the back button.', tags: 'left', on: again },
        broken: { description: 'The viewer failed for an unknown reason.', tags: 'broken', on: again },
      },
    },
  },
})
