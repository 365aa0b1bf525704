import { footScanSetup } from './foot-scan.setup.ts'
import type { ScanError } from './foot-scan.types.ts'
import { toPhotoReport, toTraceReport } from './picture-report.ts'
import { getScanDraft, sidesToMeasure } from './scan-steps.ts'

const clearError = { type: 'setError', params: undefined } as const
const setUnknownError = { type: 'setError', params: { code: 'UNKNOWN_ERROR' } satisfies ScanError } as const

/** A photo that is measured, asked about, corrected and looked at, until it is accepted or another one is given. */
export const picture = footScanSetup.createStateConfig({
  tags: 'picture',
  initial: 'waiting',
  /** One of both works; the other one is idle. */
  invoke: [
    {
      id: 'trace',
      src: 'footTrace',
      onSnapshot: {
        guard: 'isTraced',
        target: '.judging',
        actions: { type: 'setReport', params: ({ event }) => toTraceReport(event.snapshot) },
      },
      onError: { target: 'begin', actions: ['losePhoto', setUnknownError] },
    },
    {
      id: 'photo',
      src: 'footPhoto',
      onSnapshot: {
        guard: 'isSeen',
        target: '.judging',
        actions: { type: 'setReport', params: ({ event }) => toPhotoReport(event.snapshot) },
      },
      onError: { target: 'begin', actions: ['losePhoto', setUnknownError] },
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
    waiting: {},
    judging: {
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
    measuring: { tags: ['busy', 'measuring'], on: { 'measuring.stopped': { actions: 'pass' } } },
    asking: { tags: ['busy', 'asking'] },
    correcting: { tags: ['busy', 'correcting'] },
    broken: { tags: 'broken', on: { retry: { actions: 'pass' } } },
    stopped: { tags: 'stopped' },
    refused: { tags: 'refused' },
    review: {
      tags: ['busy', 'review'],
      on: {
        'foot.accepted': {
          target: 'settling',
          actions: [{ type: 'acceptPicture', params: ({ event }) => event.at }, 'write'],
        },
      },
    },
    settling: {
      always: [
        { guard: 'isSettled', target: '#footScan.next' },
        { guard: 'needsAnother', target: 'another' },
        { target: 'refused', actions: 'giveUp' },
      ],
    },
    /** One photo of less quality says too little alone. */
    another: { tags: ['busy', 'another-photo'] },
  },
})

/** The numbers that somebody found with a wall, a ruler and a tape. */
export const typing = footScanSetup.createStateConfig({
  tags: 'typing',
  initial: 'form',
  on: { 'method.reopened': 'ways', 'step.left': 'instructions' },
  states: {
    form: {
      tags: 'busy',
      on: {
        'numbers.noted': { actions: [{ type: 'noteNumbers', params: ({ event }) => event.typed }, 'write'] },
        'numbers.typed': {
          target: 'checking',
          actions: { type: 'setNumbers', params: ({ event }) => event.numbers },
        },
      },
    },
    checking: { always: [{ guard: 'hasNumbers', target: 'review' }, { target: 'form' }] },
    review: {
      tags: ['busy', 'review'],
      on: {
        'foot.accepted': {
          target: '#footScan.next',
          actions: [{ type: 'acceptNumbers', params: ({ event }) => event.at }, 'write'],
        },
        'step.left': 'form',
      },
    },
  },
})

/** Another phone measures: what it finds was looked at and accepted there. */
export const phone = footScanSetup.createStateConfig({
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
    'phone.code_made': { target: '.waiting', actions: { type: 'takeCode', params: ({ event }) => event.code } },
    'phone.connected': { target: '.connected', actions: { type: 'wantAnotherPhone', params: false } },
    'phone.lost': '.lost',
    'phone.code_over': '.over',
    'phone.broken': { target: '.broken', actions: { type: 'setError', params: ({ event }) => event.error } },
    'phone.measured': {
      target: '.hearing',
      actions: [{ type: 'acceptFeet', params: ({ event }) => event }, 'write'],
    },
    'method.reopened': 'ways',
    'step.left': 'ways',
  },
  states: {
    opening: {},
    waiting: {},
    connected: {
      tags: ['busy', 'phone-connected'],
      on: { 'code.wanted': { target: '#footScan.phone', actions: { type: 'wantAnotherPhone', params: true } } },
    },
    /** One foot may come before the other. */
    hearing: {
      always: [{ guard: 'isFootMissing', target: 'connected', actions: 'turn' }, { target: '#footScan.next' }],
    },
    lost: { tags: 'line-lost' },
    over: { tags: 'code-over', on: { 'code.wanted': '#footScan.phone' } },
    broken: { tags: 'broken', on: { retry: { target: '#footScan.phone', actions: clearError } } },
  },
})
