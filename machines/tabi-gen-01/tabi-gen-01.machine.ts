import type { FootScanOutput } from '../foot-scan/foot-scan.types.ts'
import { pairOf, tabiGen01Setup } from './tabi-gen-01.setup.ts'
import type { CartAnswer, WizardEvent, WizardFault } from './tabi-gen-01.types.ts'
import { opened } from './wizard-steps.ts'

type Measured = { event: { output: FootScanOutput } }
type Answered = { event: { output: CartAnswer } }

const isMeasured = ({ event }: Measured) => event.output.kind !== 'abandoned'
const isAdded = ({ event }: Answered) => event.output.kind === 'added'

const fault = ({ event: { output } }: Answered): WizardFault | undefined =>
  output.kind === 'refused' ? output.fault : undefined

type OwnerChanged = { event: Extract<WizardEvent, { type: 'owner.changed' }> }
const takeOwner = [
  { type: 'takeOwner', params: ({ event }: OwnerChanged) => event },
  { type: 'keep' },
  { type: 'tellOwner' },
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
      actions: { type: 'takeScanWish', params: ({ event }) => event.wish },
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
      exit: 'forgetScanWish',
      on: {
        'feet.kept': { guard: 'hasFeet', target: 'chosen' },
        // Whoever signs in has other people, and what they have measured comes along.
        'owner.changed': { target: 'measuring', reenter: true, actions: takeOwner },
      },
      invoke: {
        id: 'footScan',
        src: 'footScan',
        input: ({ context }) => context.scanWish,
        onDone: [
          {
            guard: isMeasured,
            target: 'chosen',
            actions: [{ type: 'takeFeet', params: ({ event }) => event.output }, 'keep'],
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
    'upper.chosen': { actions: [{ type: 'choose', params: ({ event: { upper } }) => ({ upper }) }, 'keep'] },
    'colour.chosen': { actions: [{ type: 'choose', params: ({ event: { colour } }) => ({ colour }) }, 'keep'] },
    'sole_text.typed': { actions: [{ type: 'typeSole', params: ({ event }) => event.text }, 'keep'] },
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
    'feel.chosen': { actions: [{ type: 'choose', params: ({ event: { feel } }) => ({ feel }) }, 'keep'] },
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
      on: { 'worn.told': { actions: [{ type: 'tellWorn', params: ({ event }) => event.feel }, 'keep'] } },
    },
    byWear: {
      tags: 'by-wear',
      always: [
        { guard: 'hasNoFeet', target: 'withoutFeet' },
        { guard: 'hasNotWorn', target: 'byScan' },
      ],
      on: {
        'worn.told': { actions: [{ type: 'tellWorn', params: ({ event }) => event.feel }, 'keep'] },
        'worn.changed': { actions: [{ type: 'changeWorn', params: ({ event }) => event }, 'keep'] },
        'worn.answered': { actions: [{ type: 'answerWorn', params: ({ event }) => event }, 'keep'] },
        'worn.removed': { actions: [{ type: 'removeWorn', params: ({ event }) => event.place }, 'keep'] },
        'wear.forgotten': { actions: ['setWornAside', 'keep'] },
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
        'agreement.given': { actions: { type: 'agree', params: ({ event }) => event.hasAgreed } },
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
        input: ({ context }) => pairOf(context),
        onDone: [
          { guard: isAdded, target: 'added', actions: { type: 'takeCartFault', params: undefined } },
          { target: 'toAgree', actions: { type: 'takeCartFault', params: fault } },
        ],
        onError: { target: 'toAgree', actions: { type: 'takeCartFault', params: { code: 'UNKNOWN_ERROR' } } },
      },
    },
    /** What lies in the cart is changed by a wish of its own, and not by going back. */
    added: {
      tags: 'in-cart',
      // Whoever has removed it, or signed out, has another one before them, which does not lie there.
      always: { guard: 'isAnotherOpen', target: 'deciding' },
      entry: 'forgetAsks',
      on: { 'xstate.route': { actions: 'noteAsk' }, 'design.reopened': '#style' },
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
    mine: undefined,
    scanWish: { isAnew: false },
    isMeasuringWished: false,
    cartId: undefined,
    shopFault: undefined,
    isUnkept: false,
  }),
  initial: 'scan',
  invoke: {
    id: 'keeper',
    src: 'keeper',
    input: ({ context: { file, owner } }) => ({ file, owner }),
    onError: { actions: { type: 'noteKeeping', params: true } },
  },
  on: {
    'scan.sent': { actions: [{ type: 'takeSentScan', params: ({ event }) => event }, 'keep'] },
    'design.named': { actions: [{ type: 'choose', params: ({ event: { name } }) => ({ name }) }, 'keep'] },
    'design.opened': {
      guard: { type: 'isThere', params: ({ event }) => event.id },
      target: '.style',
      actions: [{ type: 'open', params: ({ event }) => event.id }, 'keep'],
    },
    'design.begun': { target: '.style', actions: [{ type: 'begin', params: ({ event }) => event.id }, 'keep'] },
    'design.removed': { actions: [{ type: 'remove', params: ({ event }) => event }, 'keep'] },
    'designs.found': {
      actions: [
        { type: 'find', params: ({ event }) => event.file },
        { type: 'share', params: ({ event }) => event.file },
      ],
    },
    'designs.kept': { actions: { type: 'noteKeeping', params: false } },
    'designs.unkept': { actions: { type: 'noteKeeping', params: true } },
    'shop.told': { actions: [{ type: 'findAtShop', params: ({ event }) => event.designs }, 'keep'] },
    'design.sent': { actions: [{ type: 'noteSent', params: ({ event }) => event }, 'keep'] },
    'removal.sent': { actions: [{ type: 'noteRemoved', params: ({ event }) => event.id }, 'keep'] },
    'shop.fell_silent': { actions: { type: 'noteShop', params: ({ event }) => event.fault } },
    'mine.taken': { actions: ['takeMine', 'keep'] },
    'news.read': { actions: 'forgetMine' },
    'owner.changed': { actions: takeOwner },
    'country.changed': { actions: { type: 'takeCountry', params: ({ event }) => event.country } },
    'shop.reachable': { actions: 'tellReachable' },
    'making.told': { actions: { type: 'noteMaking', params: ({ event }) => event.isRefused } },
  },
  states: { scan, style, fit, summary },
})
