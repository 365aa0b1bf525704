import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Country } from '#domain/country/countries.ts'
import { configurationOf } from '#domain/design/configuration.ts'
import type { Design } from '#domain/design/design.ts'
import {
  changeOpen,
  type DesignFile,
  findInShop,
  findInWindow,
  isAhead,
  noteRemoved,
  noteSent,
  openDesign,
  removeDesign,
  type ShopDesign,
} from '#domain/design/design-file.ts'
import type { Feel } from '#domain/fit/feel.ts'
import type { DesignOwner, KeeperNews, KeeperOrder } from '../design-keeper/design-keeper.types.ts'
import { footScanMachine } from '../foot-scan/foot-scan.machine.ts'
import type { FootScanOutput } from '../foot-scan/foot-scan.types.ts'
import { notProvided } from '../not-provided.ts'
import type {
  CartAnswer,
  PairToAdd,
  ScanWish,
  WizardContext,
  WizardEvent,
  WizardFault,
  WizardInput,
} from './tabi-gen-01.types.ts'
import {
  answered,
  begun,
  changed,
  designOf,
  feetFrom,
  found,
  hasFeet,
  isComplete,
  isDelivered,
  opened,
  sentFeet,
  typedSole,
  withWorn,
} from './wizard-steps.ts'

type WornAnswer = Extract<WizardEvent, { type: 'worn.answered' }>
type Sent = Extract<KeeperNews, { type: 'design.sent' }>

/** What the machine tabi-gen-01 knows, may do and asks of the world. */
export const tabiGen01Setup = setup({
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    input: {} as WizardInput,
    /** Busy is what loading the page anew would lose; the steps are the pages of the shop. */
    tags: {} as
      | 'busy'
      | 'step-scan'
      | 'step-style'
      | 'step-fit'
      | 'step-summary'
      | 'feet-chosen'
      | 'measuring'
      | 'measuring-broken'
      | 'feet-missing'
      | 'sample-feet'
      | 'by-scan'
      | 'by-wear'
      | 'incomplete'
      | 'not-delivered'
      | 'to-agree'
      | 'adding'
      | 'in-cart',
    children: {} as { footScan: 'footScan'; keeper: 'keeper' },
  },
  actors: {
    footScan: footScanMachine,
    /** Keeps what is chosen, and tells what of it is elsewhere. */
    keeper: fromCallback<KeeperOrder, { readonly file: DesignFile; readonly owner: DesignOwner }>(
      notProvided('keeper'),
    ),
    addToCart: fromPromise<CartAnswer, PairToAdd>(notProvided('addToCart')),
  },
  guards: {
    hasFeet: ({ context }) => hasFeet(context),
    hasOtherFeet: ({ context }) => hasFeet(context) && !context.isMeasuringWished,
    hasNoFeet: ({ context }) => !hasFeet(context),
    hasNotWorn: ({ context }) => designOf(context).worn.length === 0,
    hasWorn: ({ context }) => designOf(context).worn.length > 0,
    isSoleSound: ({ context }) => context.soleFault === undefined,
    isComplete: ({ context }) => isComplete(context),
    isIncomplete: ({ context }) => !isComplete(context),
    isDelivered: ({ context }) => isDelivered(context),
    isNotDelivered: ({ context }) => !isDelivered(context),
    hasAgreed: ({ context }) => context.hasAgreed,
    isAnotherOpen: ({ context }) => context.file.open !== context.cartId,
    isThere: ({ context }, id: string) => context.file.designs.some(({ design }) => design.id === id),
  },
  actions: {
    takeScanWish: assign((_, scanWish: ScanWish) => ({ scanWish, isMeasuringWished: true })),
    forgetScanWish: assign({ scanWish: { isAnew: false }, isMeasuringWished: false }),
    takeFeet: assign(({ context }, output: FootScanOutput) =>
      output.kind === 'abandoned' ? {} : changed(context, feetFrom(output)),
    ),
    takeSentScan: assign(({ context }, { personId, scanId }: { personId: string; scanId: string }) =>
      changed(context, sentFeet(designOf(context), personId, scanId)),
    ),
    choose: assign(({ context }, change: Partial<Pick<Design, 'upper' | 'colour' | 'feel' | 'worn' | 'name'>>) =>
      changed(context, change),
    ),
    typeSole: assign(({ context }, text: string) => typedSole(context, text)),
    tellWorn: assign(({ context }, feel: Feel) => ({
      ...changed(context, { worn: withWorn(context, feel) }),
      wornAside: [],
    })),
    setWornAside: assign(({ context }) => ({
      ...changed(context, { worn: [] }),
      wornAside: designOf(context).worn,
    })),
    noteAsk: assign({ asksAway: ({ context }) => context.asksAway + 1 }),
    forgetAsks: assign({ asksAway: 0 }),
    noteMaking: assign({ isRefused: (_, isRefused: boolean) => isRefused }),
    changeWorn: assign(({ context }, { place, feel }: { place: number; feel: Feel }) =>
      changed(context, {
        worn: designOf(context).worn.map((pair, at) => (at === place ? { feel, answers: pair.answers } : pair)),
      }),
    ),
    answerWorn: assign(({ context }, { place, ...answer }: Omit<WornAnswer, 'type'>) =>
      changed(context, {
        worn: designOf(context).worn.map((pair, at) => (at === place ? answered(pair, answer) : pair)),
      }),
    ),
    removeWorn: assign(({ context }, place: number) =>
      changed(context, { worn: designOf(context).worn.filter((_, at) => at !== place) }),
    ),
    agree: assign((_, hasAgreed: boolean) => ({ hasAgreed, isAgreementMissing: false })),
    noteWanted: assign({ cartId: ({ context }) => context.file.open }),
    missAgreement: assign({ isAgreementMissing: true }),
    takeCartFault: assign({ cartFault: (_, cartFault: WizardFault | undefined) => cartFault }),
    begin: assign(({ context }, id: string) => opened(begun(context, id))),
    open: assign(({ context }, id: string) => opened(openDesign(context.file, id))),
    remove: assign(({ context }, { id, newId }: { id: string; newId: string }) =>
      opened(removeDesign(context.file, id, newId)),
    ),
    find: assign(({ context }, file: DesignFile) => found(context, findInWindow(context.file, file))),
    findAtShop: assign(({ context }, designs: readonly ShopDesign[]) =>
      found(context, findInShop(context.file, designs)),
    ),
    noteSent: assign(({ context }, { sent, revision }: Omit<Sent, 'type'>) => ({
      file: noteSent(context.file, sent, revision),
      shopFault: undefined,
    })),
    noteRemoved: assign(({ context }, id: string) => ({ file: noteRemoved(context.file, id) })),
    noteKeeping: assign({ isUnkept: (_, isUnkept: boolean) => isUnkept }),
    noteShop: assign({ shopFault: (_, shopFault: WizardFault | undefined) => shopFault }),
    /** Goes on with the design as it was here. */
    takeMine: assign(({ context }) => {
      if (!context.mine) return {}
      const { version: _, id, ...mine } = context.mine
      return { ...opened(changeOpen(openDesign(context.file, id), mine)), mine: undefined }
    }),
    forgetMine: assign({ mine: undefined }),
    takeOwner: assign((_, { owner, file }: { owner: DesignOwner; file: DesignFile }) => ({
      ...opened(file),
      owner,
      mine: undefined,
      scanWish: { isAnew: false },
      isMeasuringWished: false,
    })),
    takeCountry: assign({ country: (_, country: Country) => country }),
    keep: sendTo('keeper', ({ context }): KeeperOrder => ({ type: 'file.changed', file: context.file })),
    /** What another window has written is written already; where this one knows more, it says so. */
    share: sendTo('keeper', ({ context }, file: DesignFile): KeeperOrder => {
      const type = isAhead(context.file, file) ? 'file.changed' : 'file.merged'
      return { type, file: context.file }
    }),
    tellOwner: sendTo('keeper', ({ context }): KeeperOrder => ({ type: 'owner.changed', owner: context.owner })),
    tellReachable: sendTo('keeper', { type: 'shop.reachable' } satisfies KeeperOrder),
  },
})

/** The pair that is ordered; whoever adds one has seen that nothing is missing. */
export function pairOf(context: WizardContext): PairToAdd {
  const read = configurationOf(designOf(context))
  if (!read.ok) throw new Error(`A pair without ${read.facts.join(', ')}`)
  return { configuration: read.value }
}
