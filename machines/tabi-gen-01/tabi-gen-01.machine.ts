import type { FootScanOutput } from '../foot-scan/foot-scan.types.ts'
import { tabiGen01Setup, toPairToAdd } from './tabi-gen-01.setup.ts'
import type { CartAnswer, WizardError, WizardEvent } from './tabi-gen-01.types.ts'
import { opened } from './wizard-steps.ts'

type FootScanDone = { event: { output: FootScanOutput } }
type AddToCartDone = { event: { output: CartAnswer } }

const isMeasured = ({ event }: FootScanDone) => event.output.kind !== 'abandoned'
const isAdded = ({ event }: AddToCartDone) => event.output.kind === 'added'

const error = ({ event: { output } }: AddToCartDone): WizardError | undefined =>
  output.kind === 'refused' ? output.error : undefined

type OwnerChanged = { event: Extract<WizardEvent, { type: 'owner.changed' }> }
const takeOwner = [
  { type: 'takeOwner', params: ({ event }: OwnerChanged) => event },
  { type: 'sendToSync' },
  { type: 'notifyOwnerChanged' },
] as const

/** Feet, measured here or chosen from what there is. */
const scan = tabiGen01Setup.createStateConfig({
  id: 'scan',
  route: {},
  tags: 'step-scan',
  initial: 'deciding',
  on: {
    'measuring.wanted': {
      target: '.measuring',
      reenter: true,
      actions: { type: 'setScanRequest', params: ({ event }) => event.request },
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasFeet', target: 'chosen' }, { target: 'measuring' }] },
    chosen: {
      tags: 'feet-chosen',
      always: { guard: 'hasNoFeet', target: 'measuring' },
      on: { 'step.confirmed': '#style' },
    },
    measuring: {
      tags: 'measuring',
      // Feet that come with a design from elsewhere are those of this one.
      always: { guard: 'hasOtherFeet', target: 'chosen' },
      exit: 'clearScanRequest',
      on: {
        'feet.confirmed': { guard: 'hasFeet', target: 'chosen' },
        // Whoever signs in has other people, and what they have measured comes along.
        'owner.changed': { target: 'measuring', reenter: true, actions: takeOwner },
      },
      invoke: {
        id: 'footScan',
        src: 'footScan',
        input: ({ context }) => context.scanRequest,
        onDone: [
          {
            guard: isMeasured,
            target: 'chosen',
            actions: [{ type: 'takeFeet', params: ({ event }) => event.output }, 'sendToSync'],
          },
          { target: 'deciding' },
        ],
        onError: 'broken',
      },
    },
    broken: { tags: 'measuring-broken' },
  },
})

/** What the pair looks like: on somebody's own feet, or on sample feet as long as there are none. */
const style = tabiGen01Setup.createStateConfig({
  id: 'style',
  route: {},
  tags: 'step-style',
  initial: 'onSampleFeet',
  on: {
    'upper.chosen': { actions: [{ type: 'choose', params: ({ event: { upper } }) => ({ upper }) }, 'sendToSync'] },
    'colour.chosen': { actions: [{ type: 'choose', params: ({ event: { colour } }) => ({ colour }) }, 'sendToSync'] },
    'sole_text.typed': { actions: [{ type: 'typeSole', params: ({ event }) => event.text }, 'sendToSync'] },
    'step.confirmed': { guard: 'isSoleSound', target: '#fit' },
  },
  states: {
    onSampleFeet: { tags: 'sample-feet', always: { guard: 'hasFeet', target: 'onOwnFeet' } },
    onOwnFeet: { always: { guard: 'hasNoFeet', target: 'onSampleFeet' } },
  },
})

/** How much room there is, by the scan alone or by what wearing a pair has told. */
const fit = tabiGen01Setup.createStateConfig({
  id: 'fit',
  route: {},
  tags: 'step-fit',
  initial: 'withoutFeet',
  on: {
    'feel.chosen': { actions: [{ type: 'choose', params: ({ event: { feel } }) => ({ feel }) }, 'sendToSync'] },
    'step.confirmed': '#summary',
  },
  states: {
    withoutFeet: { tags: 'feet-missing', always: { guard: 'hasFeet', target: 'byScan' } },
    byScan: {
      tags: 'by-scan',
      always: [
        { guard: 'hasNoFeet', target: 'withoutFeet' },
        { guard: 'hasWorn', target: 'byWear' },
      ],
      on: { 'worn.added': { actions: [{ type: 'addWorn', params: ({ event }) => event.feel }, 'sendToSync'] } },
    },
    byWear: {
      tags: 'by-wear',
      always: [
        { guard: 'hasNoFeet', target: 'withoutFeet' },
        { guard: 'hasNotWorn', target: 'byScan' },
      ],
      on: {
        'worn.added': { actions: [{ type: 'addWorn', params: ({ event }) => event.feel }, 'sendToSync'] },
        'worn.changed': { actions: [{ type: 'changeWorn', params: ({ event }) => event }, 'sendToSync'] },
        'worn.answered': { actions: [{ type: 'answerWorn', params: ({ event }) => event }, 'sendToSync'] },
        'worn.removed': { actions: [{ type: 'removeWorn', params: ({ event }) => event.index }, 'sendToSync'] },
        'wear.cleared': { actions: ['removeAllWorn', 'sendToSync'] },
      },
    },
  },
})

/** The slip for the workshop, the yes to making it, and the way into the cart. */
const summary = tabiGen01Setup.createStateConfig({
  id: 'summary',
  route: {},
  tags: 'step-summary',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isIncomplete', target: 'incomplete' },
        { guard: 'isNotDelivered', target: 'notDelivered' },
        { target: 'toAgree' },
      ],
    },
    incomplete: { tags: 'incomplete', always: { guard: 'isComplete', target: 'deciding' } },
    notDelivered: {
      tags: 'not-delivered',
      always: [
        { guard: 'isIncomplete', target: 'incomplete' },
        { guard: 'isDelivered', target: 'toAgree' },
      ],
    },
    toAgree: {
      tags: 'to-agree',
      always: [
        { guard: 'isIncomplete', target: 'incomplete' },
        { guard: 'isNotDelivered', target: 'notDelivered' },
      ],
      on: {
        'agreement.accepted': { actions: { type: 'agree', params: ({ event }) => event.hasAgreed } },
        'cart.wanted': [{ guard: 'hasAgreed', target: 'adding', actions: 'noteWanted' }, { actions: 'missAgreement' }],
      },
    },
    /** Whoever goes back meanwhile would not know what lies in the cart. */
    adding: {
      tags: ['busy', 'adding'],
      on: { 'xstate.route': {} },
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => toPairToAdd(context),
        onDone: [
          { guard: isAdded, target: 'added', actions: { type: 'setCartError', params: undefined } },
          { target: 'toAgree', actions: { type: 'setCartError', params: error } },
        ],
        onError: { target: 'toAgree', actions: { type: 'setCartError', params: { code: 'UNKNOWN_ERROR' } } },
      },
    },
    /** What lies in the cart is changed by a wish of its own, and not by going back. */
    added: {
      tags: 'in-cart',
      // Whoever has removed it, or signed out, has another one before them, which does not lie there.
      always: { guard: 'isAnotherOpen', target: 'deciding' },
      entry: 'resetPrompts',
      on: { 'xstate.route': { actions: 'countPrompt' }, 'design.reopened': '#style' },
    },
  },
})

/** Four steps from feet to a pair that lies in the cart. The address of the page asks for a step, and this decides. */
export const tabiGen01Machine = tabiGen01Setup.createMachine({
  id: 'tabiGen01',
  context: ({ input }) => ({
    ...opened(input.file),
    owner: input.owner,
    country: input.country,
    localDesign: undefined,
    scanRequest: { isRemeasure: false },
    isMeasuringRequested: false,
    cartId: undefined,
    syncError: undefined,
    isUnkept: false,
  }),
  initial: 'scan',
  invoke: {
    id: 'designSync',
    src: 'designSync',
    input: ({ context: { file, owner } }) => ({ file, owner }),
    onError: { actions: { type: 'setDeviceSaved', params: true } },
  },
  on: {
    'scan.sent': { actions: [{ type: 'takeSentScan', params: ({ event }) => event }, 'sendToSync'] },
    'design.named': { actions: [{ type: 'choose', params: ({ event: { name } }) => ({ name }) }, 'sendToSync'] },
    'design.opened': {
      guard: { type: 'isThere', params: ({ event }) => event.id },
      target: '.style',
      actions: [{ type: 'open', params: ({ event }) => event.id }, 'sendToSync'],
    },
    'design.begun': { target: '.style', actions: [{ type: 'begin', params: ({ event }) => event.id }, 'sendToSync'] },
    'design.removed': { actions: [{ type: 'remove', params: ({ event }) => event }, 'sendToSync'] },
    'designs.changed': {
      actions: [
        { type: 'find', params: ({ event }) => event.file },
        { type: 'share', params: ({ event }) => event.file },
      ],
    },
    'designs.stored': { actions: { type: 'setDeviceSaved', params: false } },
    'designs.notStored': { actions: { type: 'setDeviceSaved', params: true } },
    'shop.listed': { actions: [{ type: 'findAtShop', params: ({ event }) => event.designs }, 'sendToSync'] },
    'design.sent': { actions: [{ type: 'noteSent', params: ({ event }) => event }, 'sendToSync'] },
    'removal.sent': { actions: [{ type: 'noteRemoved', params: ({ event }) => event.id }, 'sendToSync'] },
    'shop.fell_silent': { actions: { type: 'noteShop', params: ({ event }) => event.error } },
    'localDesign.restored': { actions: ['restoreLocalDesign', 'sendToSync'] },
    'status.read': { actions: 'clearLocalDesign' },
    'owner.changed': { actions: takeOwner },
    'country.changed': { actions: { type: 'takeCountry', params: ({ event }) => event.country } },
    'shop.reachable': { actions: 'notifyReachable' },
    'making.reported': { actions: { type: 'noteMaking', params: ({ event }) => event.hasMakeError } },
  },
  states: { scan, style, fit, summary },
})
