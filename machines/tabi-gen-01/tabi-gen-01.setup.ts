import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Country } from '#domain/country/countries.ts'
import { toConfiguration } from '#domain/design/configuration.ts'
import type { Design } from '#domain/design/design.ts'
import {
  changeOpen,
  clearPendingRemoval,
  type DesignFile,
  findInShop,
  findInWindow,
  hasUnsavedChanges,
  noteSent,
  openDesign,
  removeDesign,
  type ShopDesign,
} from '#domain/design/design-file.ts'
import type { Feel } from '#domain/fit/feel.ts'
import type { DesignOwner, DesignSyncCommand, SyncEvent } from '../design-sync/design-sync.types.ts'
import { footScanMachine } from '../foot-scan/foot-scan.machine.ts'
import type { FootScanOutput } from '../foot-scan/foot-scan.types.ts'
import { notProvided } from '../not-provided.ts'
import type {
  CartAnswer,
  PairToAdd,
  ScanRequest,
  WizardContext,
  WizardError,
  WizardEvent,
  WizardInput,
} from './tabi-gen-01.types.ts'
import {
  answered,
  begun,
  changed,
  feetFrom,
  found,
  getOpenDesign,
  hasFeet,
  isComplete,
  isDelivered,
  opened,
  sentFeet,
  typedSole,
  withWorn,
} from './wizard-steps.ts'

type WornAnswer = Extract<WizardEvent, { type: 'worn.answered' }>
type DesignSentEvent = Extract<SyncEvent, { type: 'design.sent' }>

/** Types, guards, actions and actors of the wizard machine. */
export const tabiGen01Setup = setup({
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    input: {} as WizardInput,
    /** `busy`: a reload of the page would lose work. The `step-…` tags are the pages of the wizard. */
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
    children: {} as { footScan: 'footScan'; designSync: 'designSync' },
  },
  actors: {
    footScan: footScanMachine,
    /** Stores the designs, and reports changes from the shop and from other windows. */
    designSync: fromCallback<DesignSyncCommand, { readonly file: DesignFile; readonly owner: DesignOwner }>(
      notProvided('designSync'),
    ),
    addToCart: fromPromise<CartAnswer, PairToAdd>(notProvided('addToCart')),
  },
  guards: {
    hasFeet: ({ context }) => hasFeet(context),
    hasOtherFeet: ({ context }) => hasFeet(context) && !context.isMeasuringRequested,
    hasWorn: ({ context }) => getOpenDesign(context).worn.length > 0,
    isSoleSound: ({ context }) => context.soleTextError === undefined,
    isComplete: ({ context }) => isComplete(context),
    isDelivered: ({ context }) => isDelivered(context),
    hasAgreed: ({ context }) => context.hasAgreed,
    isAnotherOpen: ({ context }) => context.file.open !== context.cartId,
    isThere: ({ context }, id: string) => context.file.designs.some(({ design }) => design.id === id),
  },
  actions: {
    setScanRequest: assign((_, scanRequest: ScanRequest) => ({ scanRequest, isMeasuringRequested: true })),
    clearScanRequest: assign({ scanRequest: { isRemeasure: false }, isMeasuringRequested: false }),
    takeFeet: assign(({ context }, output: FootScanOutput) =>
      output.kind === 'abandoned' ? {} : changed(context, feetFrom(output)),
    ),
    takeSentScan: assign(({ context }, { personId, scanId }: { personId: string; scanId: string }) =>
      changed(context, sentFeet(getOpenDesign(context), personId, scanId)),
    ),
    choose: assign(({ context }, change: Partial<Pick<Design, 'upper' | 'colour' | 'feel' | 'worn' | 'name'>>) =>
      changed(context, change),
    ),
    typeSole: assign(({ context }, text: string) => typedSole(context, text)),
    addWorn: assign(({ context }, feel: Feel) => ({
      ...changed(context, { worn: withWorn(context, feel) }),
      removedWorn: [],
    })),
    removeAllWorn: assign(({ context }) => ({
      ...changed(context, { worn: [] }),
      removedWorn: getOpenDesign(context).worn,
    })),
    countPrompt: assign({ promptCount: ({ context }) => context.promptCount + 1 }),
    resetPrompts: assign({ promptCount: 0 }),
    noteMaking: assign({ hasMakeError: (_, hasMakeError: boolean) => hasMakeError }),
    changeWorn: assign(({ context }, { index, feel }: { index: number; feel: Feel }) =>
      changed(context, {
        worn: getOpenDesign(context).worn.map((pair, at) => (at === index ? { feel, answers: pair.answers } : pair)),
      }),
    ),
    answerWorn: assign(({ context }, { index, ...answer }: Omit<WornAnswer, 'type'>) =>
      changed(context, {
        worn: getOpenDesign(context).worn.map((pair, at) => (at === index ? answered(pair, answer) : pair)),
      }),
    ),
    removeWorn: assign(({ context }, index: number) =>
      changed(context, { worn: getOpenDesign(context).worn.filter((_, at) => at !== index) }),
    ),
    agree: assign((_, hasAgreed: boolean) => ({ hasAgreed, isAgreementMissing: false })),
    noteWanted: assign({ cartId: ({ context }) => context.file.open }),
    missAgreement: assign({ isAgreementMissing: true }),
    setCartError: assign({ cartError: (_, cartError: WizardError | undefined) => cartError }),
    begin: assign(({ context }, id: string) => opened(begun(context, id))),
    open: assign(({ context }, id: string) => opened(openDesign(context.file, id))),
    remove: assign(({ context }, { id, newId }: { id: string; newId: string }) =>
      opened(removeDesign(context.file, id, newId)),
    ),
    find: assign(({ context }, file: DesignFile) => found(context, findInWindow(context.file, file))),
    findAtShop: assign(({ context }, designs: readonly ShopDesign[]) =>
      found(context, findInShop(context.file, designs)),
    ),
    noteSent: assign(({ context }, { sent, revision }: Omit<DesignSentEvent, 'type'>) => ({
      file: noteSent(context.file, sent, revision),
      syncError: undefined,
    })),
    clearPendingRemoval: assign(({ context }, id: string) => ({ file: clearPendingRemoval(context.file, id) })),
    setDeviceSaved: assign({ isUnkept: (_, isUnkept: boolean) => isUnkept }),
    noteShop: assign({ syncError: (_, syncError: WizardError | undefined) => syncError }),
    /** Restores the design as it was in this window. */
    restoreLocalDesign: assign(({ context }) => {
      if (!context.localDesign) return {}
      const { version: _, id, ...localDesign } = context.localDesign
      return { ...opened(changeOpen(openDesign(context.file, id), localDesign)), localDesign: undefined }
    }),
    clearLocalDesign: assign({ localDesign: undefined }),
    takeOwner: assign((_, { owner, file }: { owner: DesignOwner; file: DesignFile }) => ({
      ...opened(file),
      owner,
      localDesign: undefined,
      scanRequest: { isRemeasure: false },
      isMeasuringRequested: false,
    })),
    takeCountry: assign({ country: (_, country: Country) => country }),
    sendToSync: sendTo(
      'designSync',
      ({ context }): DesignSyncCommand => ({ type: 'file.changed', file: context.file }),
    ),
    /** The file of another window is stored already: it is sent again only if this window has newer work. */
    share: sendTo('designSync', ({ context }, file: DesignFile): DesignSyncCommand => {
      const type = hasUnsavedChanges(context.file, file) ? 'file.changed' : 'file.merged'
      return { type, file: context.file }
    }),
    notifyOwnerChanged: sendTo(
      'designSync',
      ({ context }): DesignSyncCommand => ({ type: 'owner.changed', owner: context.owner }),
    ),
    notifyReachable: sendTo('designSync', { type: 'shop.reachable' } satisfies DesignSyncCommand),
  },
})

/** The pair to order. Throws if it is incomplete, which the state `adding` excludes. */
export function toPairToAdd(context: WizardContext): PairToAdd {
  const read = toConfiguration(getOpenDesign(context))
  if (!read.ok) throw new Error(`The pair lacks ${read.facts.join(', ')}`)
  return { configuration: read.value }
}
