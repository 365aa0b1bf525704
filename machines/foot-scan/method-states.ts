import { not } from 'xstate'
import { footScanSetup } from './foot-scan.setup.ts'
import type { ScanError } from './foot-scan.types.ts'
import { toPhotoReport, toTraceReport } from './picture-report.ts'
import { getScanDraft, sidesToMeasure } from './scan-steps.ts'

const clearError = { type: 'setError', params: undefined } as const
const setUnknownError = { type: 'setError', params: { code: 'UNKNOWN_ERROR' } satisfies ScanError } as const

/** Measuring by photo. */
export const picture = footScanSetup.createStateConfig({
  description: 'A photo is measured, corrected and reviewed. One of the two machines works, the other is idle.',
  tags: 'picture',
  initial: 'waiting',
  invoke: [
    {
      id: 'trace',
      src: 'footTrace',
      onSnapshot: {
        guard: 'isTraced',
        target: '.checkingReport',
        actions: { type: 'setReport', params: ({ event }) => toTraceReport(event.snapshot) },
      },
      onError: { target: 'checkingMethod', actions: ['losePhoto', setUnknownError] },
    },
    {
      id: 'photo',
      src: 'footPhoto',
      onSnapshot: {
        guard: not('isTraced'),
        target: '.checkingReport',
        actions: { type: 'setReport', params: ({ event }) => toPhotoReport(event.snapshot) },
      },
      onError: { target: 'checkingMethod', actions: ['losePhoto', setUnknownError] },
    },
  ],
  on: {
    'photo.chosen': {
      guard: { type: 'isSheetSet', params: ({ event }) => event.request },
      actions: [
        { type: 'takePhoto', params: ({ event }) => event.request },
        'write',
        { type: 'measure', params: ({ event }) => event.request },
      ],
    },
    'photo.changed': { actions: 'pass' },
    'method.reopened': { target: 'ways', actions: ['discardPhoto', 'write'] },
    'step.left': { target: 'instructions', actions: ['discardPhoto', 'write'] },
  },
  states: {
    waiting: { description: 'No photo was given yet.' },
    checkingReport: {
      description: 'Mirrors the phase of the machine that measures the photo.',
      always: [
        { guard: { type: 'isReported', params: 'correcting' }, target: 'correcting' },
        { guard: { type: 'isReported', params: 'measuring' }, target: 'measuring' },
        { guard: { type: 'isReported', params: 'asking' }, target: 'asking' },
        { guard: { type: 'isReported', params: 'broken' }, target: 'broken' },
        { guard: { type: 'isReported', params: 'stopped' }, target: 'stopped' },
        { guard: { type: 'isReported', params: 'refused' }, target: 'refused', actions: 'countRejection' },
        { guard: { type: 'isReported', params: 'measured' }, target: 'review' },
        { target: 'waiting' },
      ],
    },
    measuring: {
      description: 'The photo is being measured.',
      tags: ['busy', 'measuring'],
      on: { 'measuring.stopped': { actions: 'pass' } },
    },
    asking: {
      description: 'The measuring machine needs an answer that the photo does not give: paper, pen or size.',
      tags: ['busy', 'asking'],
    },
    correcting: { description: 'The visitor moves marks on the photo.', tags: ['busy', 'correcting'] },
    broken: {
      description: 'Measuring crashed: the visitor may retry.',
      tags: 'broken',
      on: { 'retry.requested': { actions: 'pass' } },
    },
    stopped: { description: 'The visitor stopped measuring.', tags: 'stopped' },
    refused: { description: 'The photo is rejected, and the page says why.', tags: 'refused' },
    review: {
      description: 'The visitor looks at the measured foot and accepts it.',
      tags: ['busy', 'review'],
      on: {
        'foot.accepted': {
          target: 'checkingFoot',
          actions: [{ type: 'acceptPicture', params: ({ event }) => event.at }, 'write'],
        },
      },
    },
    checkingFoot: {
      description: 'Decides whether the accepted photos suffice for this foot.',
      always: [
        { guard: 'isSettled', target: '#footScan.checkingFeet' },
        { guard: 'needsAnother', target: 'another' },
        {
          description: 'No two photos of this foot agree: they are discarded, and the confidence counts as low.',
          target: 'refused',
          actions: 'giveUp',
        },
      ],
    },
    another: {
      description: 'One photo of low quality does not suffice: a second one is needed.',
      tags: ['busy', 'another-photo'],
    },
  },
})

/** Measuring by hand. */
export const typing = footScanSetup.createStateConfig({
  description: 'The visitor measures with a wall, a ruler and a tape, and enters the numbers.',
  tags: 'typing',
  initial: 'form',
  on: { 'method.reopened': 'ways', 'step.left': 'instructions' },
  states: {
    form: {
      description: 'The visitor enters the numbers. Each change is stored.',
      tags: 'busy',
      on: {
        'numbers.noted': { actions: [{ type: 'noteNumbers', params: ({ event }) => event.typed }, 'write'] },
        'numbers.typed': {
          target: 'checkingNumbers',
          actions: { type: 'setNumbers', params: ({ event }) => event.numbers },
        },
      },
    },
    checkingNumbers: {
      description: 'Checks the numbers; invalid ones keep the form open with their errors.',
      always: [{ guard: 'hasNumbers', target: 'review' }, { target: 'form' }],
    },
    review: {
      description: 'The visitor looks at the foot and accepts it.',
      tags: ['busy', 'review'],
      on: {
        'foot.accepted': {
          target: '#footScan.checkingFeet',
          actions: [{ type: 'acceptNumbers', params: ({ event }) => event.at }, 'write'],
        },
        'step.left': 'form',
      },
    },
  },
})

/** Measuring with another phone. */
export const phone = footScanSetup.createStateConfig({
  description: 'Another phone measures, reviews and accepts the feet; this page waits for the result.',
  tags: 'other-phone',
  initial: 'opening',
  invoke: {
    id: 'followPhone',
    src: 'followPhone',
    input: ({ context }) => ({
      personId: getScanDraft(context).personId,
      sides: sidesToMeasure(context),
      isAnother: context.isAnotherPhone,
    }),
    onError: { target: '.broken', actions: setUnknownError },
  },
  exit: { type: 'takeCode', params: undefined },
  on: {
    'phone.codeCreated': { target: '.waiting', actions: { type: 'takeCode', params: ({ event }) => event.code } },
    'phone.connected': { target: '.connected', actions: { type: 'wantAnotherPhone', params: false } },
    'phone.lost': '.lost',
    'phone.codeExpired': '.over',
    'phone.broken': { target: '.broken', actions: { type: 'setError', params: ({ event }) => event.error } },
    'phone.measured': {
      target: '.checkingOtherFoot',
      actions: [{ type: 'acceptFeet', params: ({ event }) => event }, 'write'],
    },
    'method.reopened': 'ways',
    'step.left': 'ways',
  },
  states: {
    opening: { description: 'The code for the other phone is requested.' },
    waiting: { description: 'The code is shown and not scanned yet.' },
    connected: {
      description: 'The other phone has scanned the code and measures.',
      tags: ['busy', 'phone-connected'],
      on: {
        'code.wanted': {
          description: 'A new code lets in another phone in place of this one.',
          target: '#footScan.phone',
          actions: { type: 'wantAnotherPhone', params: true },
        },
      },
    },
    checkingOtherFoot: {
      description: 'One foot may arrive before the other: without both, it goes on waiting.',
      always: [{ guard: 'isFootMissing', target: 'connected', actions: 'turn' }, { target: '#footScan.checkingFeet' }],
    },
    lost: {
      description: 'The connection to the shop is lost: what the other phone sends arrives later.',
      tags: 'line-lost',
    },
    over: {
      description: 'The code has expired: the visitor may request another.',
      tags: 'code-over',
      on: { 'code.wanted': '#footScan.phone' },
    },
    broken: {
      description: 'The handoff to the other phone failed: the visitor may retry.',
      tags: 'broken',
      on: { 'retry.requested': { target: '#footScan.phone', actions: clearError } },
    },
  },
})
