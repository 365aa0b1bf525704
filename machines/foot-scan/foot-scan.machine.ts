import type { FootSide } from '#domain/foot/foot-figures.ts'
import { requireValue } from '../require-value.ts'
import { footScanSetup } from './foot-scan.setup.ts'
import type { AddedPerson, FootScanOutput, SaveScanAnswer, ScanError } from './foot-scan.types.ts'
import { phone, picture, typing } from './method-states.ts'
import { getScanDraft, personMeant, savedOutput, toMeasuredScan, unsentOutput, untouched } from './scan-steps.ts'

type AddPersonDone = { event: { output: AddedPerson } }
type SaveScanDone = { event: { output: SaveScanAnswer } }

const isAdded = ({ event }: AddPersonDone) => event.output.kind === 'added'
const isSaved = ({ event }: SaveScanDone) => event.output.kind === 'saved'
const isRejected = ({ event }: SaveScanDone) => event.output.kind === 'rejected'

const takeAnswer = { type: 'takeAnswer', params: ({ event }: SaveScanDone) => event.output } as const
const repeat = {
  'foot.repeated': {
    target: '#footScan.ways',
    actions: { type: 'turnTo', params: ({ event }: { event: { side: FootSide } }) => event.side },
  },
} as const
const setUnknownError = { type: 'setError', params: { code: 'UNKNOWN_ERROR' } satisfies ScanError } as const

/** Chooses the person whose feet are measured. */
const people = footScanSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      description: 'The people whose feet may be measured, their scans and the drafts of this device are loaded.',
      tags: 'reading-people',
      invoke: {
        id: 'readPeople',
        src: 'readPeople',
        onDone: { target: 'checkingPersonMeant', actions: { type: 'takePeople', params: ({ event }) => event.output } },
        onError: 'unread',
      },
    },
    unread: {
      description: 'The people could not be loaded: the visitor may retry.',
      tags: 'people-unread',
      on: { 'retry.requested': 'reading' },
    },
    checkingPersonMeant: {
      description: 'Skips the choice when the person was given, or when a guest has only one.',
      always: [
        {
          guard: { type: 'isThere', params: ({ context }) => personMeant(context) },
          target: '#footScan.checkingWork',
          actions: { type: 'takePerson', params: ({ context }) => personMeant(context) },
        },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'The visitor chooses a person or adds one.',
      tags: 'choosing-person',
      on: {
        'person.chosen': {
          guard: { type: 'isThere', params: ({ event }) => event.personId },
          target: '#footScan.checkingWork',
          actions: { type: 'takePerson', params: ({ event }) => event.personId },
        },
        'person.submitted': {
          target: 'checkingPersonInput',
          actions: { type: 'setPersonInput', params: ({ event }) => event.request },
        },
      },
    },
    checkingPersonInput: {
      description: 'Checks the fields of a new person before they are sent.',
      always: [{ guard: 'isPersonInputValid', target: 'adding' }, { target: 'choosing' }],
    },
    adding: {
      description: 'The shop adds the person.',
      tags: ['busy', 'choosing-person'],
      invoke: {
        id: 'addPerson',
        src: 'addPerson',
        input: ({ context }) => requireValue(context.personInput, 'personInput'),
        onDone: [
          {
            guard: isAdded,
            target: '#footScan.checkingWork',
            actions: { type: 'takeAdded', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'takeAdded', params: ({ event }) => event.output } },
        ],
        onError: { target: 'choosing', actions: setUnknownError },
      },
    },
  },
})

/**
 * Leads from a person to a saved scan of both feet, left then right, by the method that the visitor chooses. Each
 * accepted foot is stored on the device at once, and only a later one replaces it; a photo lasts until the page is
 * closed.
 */
export const footScanMachine = footScanSetup.createMachine({
  id: 'footScan',
  context: ({ input: { personId, isRemeasure = false } }) => ({
    ...untouched,
    owner: 'guest',
    people: [],
    scans: [],
    drafts: [],
    personId,
    isRemeasure,
    isDecided: personId !== undefined,
    personInput: undefined,
    personErrors: [],
    personLimit: undefined,
    error: undefined,
    side: 'left',
    isWorkLost: false,
    isUnkept: false,
    rejections: [],
    scanId: undefined,
    isInUse: true,
  }),
  initial: 'people',
  invoke: { id: 'device', src: 'device', onError: { actions: { type: 'setDeviceSaved', params: true } } },
  output: ({ event }) => event.output as FootScanOutput,
  on: {
    'draft.stored': { actions: { type: 'setDeviceSaved', params: false } },
    'draft.notStored': { actions: { type: 'setDeviceSaved', params: true } },
    'draft.detected': [
      {
        description: 'Another window has saved a scan of the feet that are measured here.',
        guard: { type: 'isFinishedElsewhere', params: ({ event }) => event.draft },
        target: '.elsewhere.finished',
        actions: { type: 'find', params: ({ event }) => event.draft },
      },
      {
        description: 'Another window has newer work on the feet that are measured here.',
        guard: { type: 'isGoneOnElsewhere', params: ({ event }) => event.draft },
        target: '.elsewhere.goneOn',
        actions: { type: 'find', params: ({ event }) => event.draft },
      },
      { actions: { type: 'find', params: ({ event }) => event.draft } },
    ],
    'scan.abandoned': '.abandoned',
  },
  states: {
    people,
    checkingWork: {
      description: 'A draft on this device comes before an earlier scan, and an earlier scan before measuring.',
      always: [
        { guard: 'isBegun', target: 'checkingFeet' },
        { guard: 'hasEarlier', target: 'earlier' },
        { target: 'size' },
      ],
    },
    earlier: {
      description: 'An earlier scan is offered, so that nothing has to be measured.',
      tags: 'choosing-earlier',
      on: {
        'earlier.used': {
          guard: { type: 'isUsable', params: ({ event }) => event.scanId },
          target: 'saved',
          actions: { type: 'takeScanId', params: ({ event }) => event.scanId },
        },
        'measuring.wanted': 'size',
        'step.left': { guard: 'mayChoose', target: 'people.choosing' },
      },
    },
    size: {
      description: 'The visitor may enter the size that they usually wear.',
      tags: 'choosing-size',
      on: {
        'usualSize.chosen': {
          target: 'ways',
          actions: [{ type: 'setUsualSize', params: ({ event }) => event.usualMm }, 'write'],
        },
        'step.left': { guard: 'mayChoose', target: 'people.choosing' },
      },
    },
    ways: {
      description: 'The visitor chooses how to measure.',
      tags: 'choosing-method',
      on: {
        'method.chosen': {
          target: 'instructions',
          actions: [{ type: 'setMethod', params: ({ event }) => event.method }, 'write'],
        },
        'step.left': 'size',
      },
    },
    instructions: {
      description: 'The instructions of the chosen method are shown.',
      tags: 'instructions',
      on: { 'instructions.read': 'checkingMethod', 'method.reopened': 'ways', 'step.left': 'ways' },
    },
    checkingMethod: {
      description: 'Opens the steps of the chosen method.',
      always: [
        { guard: 'isMethodUnset', target: 'ways' },
        { guard: 'isByHand', target: 'typing' },
        { guard: 'isByPhone', target: 'phone' },
        { target: 'picture' },
      ],
    },
    picture,
    typing,
    phone,
    checkingFeet: {
      description:
        'A foot was accepted, on this device or elsewhere: the missing foot is next, then the scan is saved.',
      always: [
        { guard: 'isFootMissing', target: 'checkingMethod', actions: 'turn' },
        { guard: 'isDifferenceOpen', target: 'differing' },
        { target: 'saving' },
      ],
    },
    differing: {
      description:
        'The feet differ more than almost all pairs do: one may be measured wrongly. The visitor confirms or repeats.',
      tags: 'differing',
      on: {
        'difference.confirmed': { guard: 'mayDiffer', target: 'saving', actions: ['confirmDifference', 'write'] },
        ...repeat,
      },
    },
    saving: {
      description: 'The scan of both feet is sent to the shop.',
      tags: 'busy',
      invoke: {
        id: 'saveScan',
        src: 'saveScan',
        input: ({ context }) => ({
          personId: getScanDraft(context).personId,
          scan: requireValue(toMeasuredScan(context), 'scan'),
        }),
        onDone: [
          { guard: isSaved, target: 'saved', actions: [takeAnswer, 'finishDraft', 'write'] },
          { guard: isRejected, target: 'unbelieved', actions: takeAnswer },
          { target: 'unsent', actions: takeAnswer },
        ],
        onError: { target: 'unsent', actions: setUnknownError },
      },
    },
    unbelieved: {
      description: 'The shop rejects the scan, and says which foot is implausible and why.',
      tags: 'unbelieved',
      on: repeat,
    },
    unsent: {
      description: 'Both feet are stored on this device only: they are sent when the device is online, or on retry.',
      tags: 'unsent',
      on: { 'retry.requested': 'saving', 'connection.returned': 'saving', 'scan.accepted': 'taken' },
    },
    elsewhere: {
      description: 'The same feet are being measured in another window as well.',
      tags: 'other-window',
      initial: 'goneOn',
      states: {
        goneOn: {
          description: 'The other window has newer work: the visitor may continue in this one.',
          on: { 'window.chosen': '#footScan.checkingFeet' },
        },
        finished: {
          description: 'The other window has saved the scan: it can be used, or the feet measured again.',
          on: {
            'scan.accepted': {
              target: '#footScan.saved',
              actions: { type: 'takeScanId', params: ({ context }) => getScanDraft(context).savedAs },
            },
            'measuring.wanted': {
              description: 'A new draft, without the feet of the saved scan.',
              target: '#footScan.size',
              actions: 'restartScan',
            },
          },
        },
      },
    },
    saved: { description: 'The shop has the scan.', type: 'final', output: ({ context }) => savedOutput(context) },
    taken: {
      description: 'The scan is used although it is stored on this device only so far.',
      type: 'final',
      output: ({ context }) => unsentOutput(context),
    },
    abandoned: { description: 'The visitor gave up measuring.', type: 'final', output: { kind: 'abandoned' } },
  },
})
