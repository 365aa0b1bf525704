import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { PersonInput } from '#domain/scan/person.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
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

/** Whose feet are measured. */
const people = footScanSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      tags: 'reading-people',
      invoke: {
        id: 'readPeople',
        src: 'readPeople',
        onDone: { target: 'known', actions: { type: 'takePeople', params: ({ event }) => event.output } },
        onError: 'unread',
      },
    },
    unread: { tags: 'people-unread', on: { retry: 'reading' } },
    known: {
      always: [
        {
          guard: { type: 'isThere', params: ({ context }) => personMeant(context) },
          target: '#footScan.picked',
          actions: { type: 'takePerson', params: ({ context }) => personMeant(context) },
        },
        { target: 'choosing' },
      ],
    },
    choosing: {
      tags: 'choosing-person',
      on: {
        'person.chosen': {
          guard: { type: 'isThere', params: ({ event }) => event.personId },
          target: '#footScan.picked',
          actions: { type: 'takePerson', params: ({ event }) => event.personId },
        },
        'person.submitted': {
          target: 'checking',
          actions: { type: 'setPersonInput', params: ({ event }) => event.request },
        },
      },
    },
    checking: { always: [{ guard: 'isPersonInputValid', target: 'adding' }, { target: 'choosing' }] },
    adding: {
      tags: ['busy', 'choosing-person'],
      invoke: {
        id: 'addPerson',
        src: 'addPerson',
        // Nobody comes here without a wish.
        input: ({ context }) => context.personInput as PersonInput,
        onDone: [
          {
            guard: isAdded,
            target: '#footScan.picked',
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
 * From a person to a scan of both feet that is kept: by a way of their own, left and then right. Each foot that is accepted
 * is kept on the device at once, and nothing but a later one takes its place; a photo lasts as long as the page.
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
        guard: { type: 'isFinishedElsewhere', params: ({ event }) => event.draft },
        target: '.elsewhere.finished',
        actions: { type: 'find', params: ({ event }) => event.draft },
      },
      {
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
    /** What this device has of somebody comes before what was kept of them, and that before measuring. */
    picked: {
      always: [{ guard: 'isBegun', target: 'next' }, { guard: 'hasEarlier', target: 'earlier' }, { target: 'size' }],
    },
    earlier: {
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
      tags: 'instructions',
      on: { 'instructions.read': 'begin', 'method.reopened': 'ways', 'step.left': 'ways' },
    },
    begin: {
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
    /** A foot was accepted, here or elsewhere. */
    next: {
      always: [
        { guard: 'isFootMissing', target: 'begin', actions: 'turn' },
        { guard: 'isDifferenceOpen', target: 'differing' },
        { target: 'keeping' },
      ],
    },
    /** Both feet are further apart than almost anybody's: one of them may have been measured wrongly. */
    differing: {
      tags: 'differing',
      on: {
        'difference.confirmed': { guard: 'mayDiffer', target: 'keeping', actions: ['confirmDifference', 'write'] },
        ...repeat,
      },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'saveScan',
        src: 'saveScan',
        // Nobody comes here before both feet are accepted.
        input: ({ context }) => ({
          personId: getScanDraft(context).personId,
          scan: toMeasuredScan(context) as MeasuredScan,
        }),
        onDone: [
          { guard: isSaved, target: 'saved', actions: [takeAnswer, 'finishDraft', 'write'] },
          { guard: isRejected, target: 'unbelieved', actions: takeAnswer },
          { target: 'unsent', actions: takeAnswer },
        ],
        onError: { target: 'unsent', actions: setUnknownError },
      },
    },
    /** The shop says which foot it does not believe, and why. */
    unbelieved: { tags: 'unbelieved', on: repeat },
    /** Both feet are on this device alone: they are sent when that is possible. */
    unsent: {
      tags: 'unsent',
      on: { retry: 'keeping', 'connection.returned': 'keeping', 'scan.accepted': 'taken' },
    },
    /** The same feet are measured in another window as well. */
    elsewhere: {
      tags: 'other-window',
      initial: 'goneOn',
      states: {
        goneOn: { on: { 'window.chosen': '#footScan.next' } },
        finished: {
          on: {
            'scan.accepted': {
              target: '#footScan.saved',
              actions: { type: 'takeScanId', params: ({ context }) => getScanDraft(context).keptAs },
            },
            'measuring.wanted': { target: '#footScan.size', actions: 'restartScan' },
          },
        },
      },
    },
    saved: { type: 'final', output: ({ context }) => savedOutput(context) },
    taken: { type: 'final', output: ({ context }) => unsentOutput(context) },
    abandoned: { type: 'final', output: { kind: 'abandoned' } },
  },
})
