import { not } from 'xstate'
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

/** The scan step: measures feet, or uses the ones of the design. */
const scan = tabiGen01Setup.createStateConfig({
  id: 'scan',
  route: {},
  tags: 'step-scan',
  initial: 'checkingFeet',
  on: {
    'measuring.wanted': {
      target: '.measuring',
      reenter: true,
      actions: { type: 'setScanRequest', params: ({ event }) => event.request },
    },
  },
  states: {
    checkingFeet: {
      description: 'Skips measuring when the design has feet.',
      always: [{ guard: 'hasFeet', target: 'chosen' }, { target: 'measuring' }],
    },
    chosen: {
      description: 'The design has feet: the visitor continues, or measures again.',
      tags: 'feet-chosen',
      always: { guard: not('hasFeet'), target: 'measuring' },
      on: { 'step.confirmed': '#style' },
    },
    measuring: {
      description: 'The foot-scan machine runs.',
      tags: 'measuring',
      always: {
        description: 'Another window or the shop delivered a design with feet: they are used.',
        guard: 'hasOtherFeet',
        target: 'chosen',
      },
      exit: 'clearScanRequest',
      on: {
        'feet.confirmed': { guard: 'hasFeet', target: 'chosen' },
        'owner.changed': {
          description: 'Another owner has other people: measuring starts again. The measured feet are merged.',
          target: 'measuring',
          reenter: true,
          actions: takeOwner,
        },
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
          { target: 'checkingFeet' },
        ],
        onError: 'broken',
      },
    },
    broken: { description: 'Measuring crashed.', tags: 'measuring-broken' },
  },
})

/** The style step: the look of the pair, on the measured feet or on sample feet. */
const style = tabiGen01Setup.createStateConfig({
  id: 'style',
  route: {},
  tags: 'step-style',
  initial: 'onSampleFeet',
  on: {
    'upper.chosen': { actions: [{ type: 'choose', params: ({ event: { upper } }) => ({ upper }) }, 'sendToSync'] },
    'colour.chosen': { actions: [{ type: 'choose', params: ({ event: { colour } }) => ({ colour }) }, 'sendToSync'] },
    'soleText.typed': { actions: [{ type: 'typeSole', params: ({ event }) => event.text }, 'sendToSync'] },
    'step.confirmed': { guard: 'isSoleSound', target: '#fit' },
  },
  states: {
    onSampleFeet: {
      description: 'No feet yet: the pair is shown on sample feet.',
      tags: 'sample-feet',
      always: { guard: 'hasFeet', target: 'onOwnFeet' },
    },
    onOwnFeet: {
      description: 'The pair is shown on the measured feet.',
      always: { guard: not('hasFeet'), target: 'onSampleFeet' },
    },
  },
})

/** The fit step: the toe clearance and width, from the scan alone or corrected by answers about worn pairs. */
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
    withoutFeet: {
      description: 'The fit needs feet: the page links to measuring.',
      tags: 'feet-missing',
      always: { guard: 'hasFeet', target: 'byScan' },
    },
    byScan: {
      description: 'The fit follows the scan alone.',
      tags: 'by-scan',
      always: [
        { guard: not('hasFeet'), target: 'withoutFeet' },
        { guard: 'hasWorn', target: 'byWear' },
      ],
      on: { 'worn.added': { actions: [{ type: 'addWorn', params: ({ event }) => event.feel }, 'sendToSync'] } },
    },
    byWear: {
      description: 'The fit follows the scan and the answers about pairs that were worn.',
      tags: 'by-wear',
      always: [
        { guard: not('hasFeet'), target: 'withoutFeet' },
        { guard: not('hasWorn'), target: 'byScan' },
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

/** The summary step: the specification for the workshop, the agreement to have it made, and the cart. */
const summary = tabiGen01Setup.createStateConfig({
  id: 'summary',
  route: {},
  tags: 'step-summary',
  initial: 'checkingPair',
  states: {
    checkingPair: {
      description: 'Checks whether the pair is complete and can be delivered.',
      always: [
        { guard: not('isComplete'), target: 'incomplete' },
        { guard: not('isDelivered'), target: 'notDelivered' },
        { target: 'toAgree' },
      ],
    },
    incomplete: {
      description: 'Something is missing: the page says what.',
      tags: 'incomplete',
      always: { guard: 'isComplete', target: 'checkingPair' },
    },
    notDelivered: {
      description: 'The shop does not deliver to the country of the visitor.',
      tags: 'not-delivered',
      always: [
        { guard: not('isComplete'), target: 'incomplete' },
        { guard: 'isDelivered', target: 'toAgree' },
      ],
    },
    toAgree: {
      description: 'The pair can be added to the cart once the visitor agrees to have it made.',
      tags: 'to-agree',
      always: [
        { guard: not('isComplete'), target: 'incomplete' },
        { guard: not('isDelivered'), target: 'notDelivered' },
      ],
      on: {
        'agreement.accepted': { actions: { type: 'agree', params: ({ event }) => event.hasAgreed } },
        'cart.wanted': [
          { guard: 'hasAgreed', target: 'adding', actions: 'noteWanted' },
          { description: 'Shows that the agreement is missing.', actions: 'missAgreement' },
        ],
      },
    },
    adding: {
      description: 'The pair is being added. Leaving is forbidden: the visitor would not know what the cart holds.',
      tags: ['busy', 'adding'],
      on: {
        'xstate.route': { description: 'Forbidden while the request runs.' },
        'design.opened': { description: 'Forbidden while the request runs.' },
        'design.begun': { description: 'Forbidden while the request runs.' },
      },
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
    added: {
      description: 'The pair is in the cart. Going back does not change it: that takes design.reopened.',
      tags: 'in-cart',
      always: {
        description: 'The visitor removed this design or signed out: another one is open, which is not in the cart.',
        guard: 'isAnotherOpen',
        target: 'checkingPair',
      },
      entry: 'resetPrompts',
      on: {
        'xstate.route': {
          description: 'Stays here and asks whether to change the pair or start another one.',
          actions: 'countPrompt',
        },
        'design.reopened': '#style',
      },
    },
  },
})

/**
 * The wizard: four steps from feet to a pair in the cart. The address of the page requests a step, and this machine
 * decides.
 */
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
    'removal.sent': { actions: [{ type: 'clearPendingRemoval', params: ({ event }) => event.id }, 'sendToSync'] },
    'shop.fellSilent': { actions: { type: 'noteShop', params: ({ event }) => event.error } },
    'localDesign.restored': { actions: ['restoreLocalDesign', 'sendToSync'] },
    'status.read': { actions: 'clearLocalDesign' },
    'owner.changed': { actions: takeOwner },
    'country.changed': { actions: { type: 'takeCountry', params: ({ event }) => event.country } },
    'shop.reachable': { actions: 'notifyReachable' },
    'making.reported': { actions: { type: 'noteMaking', params: ({ event }) => event.hasMakeError } },
  },
  states: { scan, style, fit, summary },
})
