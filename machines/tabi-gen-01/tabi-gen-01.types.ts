import type { Country } from '#domain/country/countries.ts'
import type { Configuration } from '#domain/design/configuration.ts'
import type { Design } from '#domain/design/design.ts'
import type { DesignFile } from '#domain/design/design-file.ts'
import type { Feel } from '#domain/fit/feel.ts'
import type { WearAnswer, WearZone } from '#domain/fit/wear.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import type { SoleTextError } from '#domain/shoe/sole-text.ts'
import type { DesignOwner, SyncEvent } from '../design-sync/design-sync.types.ts'

/** Each is a state of the machine and a page of the shop. */
export const wizardSteps = ['scan', 'style', 'fit', 'summary'] as const
export type WizardStep = (typeof wizardSteps)[number]

export type WizardInput = {
  /** What this device has; a new design where it has nothing. */
  readonly file: DesignFile
  readonly owner: DesignOwner
  readonly country: Country
}

/** Why nothing came of it: the code of whoever was asked. */
export type WizardError = { readonly code: string }

export type CartAnswer =
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'refused'; readonly error: WizardError }

/** Whose feet are measured, and whether what there is of them is passed over. */
export type ScanRequest = { readonly personId?: string | undefined; readonly isRemeasure: boolean }

export type WizardContext = {
  readonly owner: DesignOwner
  readonly country: Country
  readonly file: DesignFile
  /** The open design as it stood here before another window or device went on with it. */
  readonly localDesign: Design | undefined
  readonly scanRequest: ScanRequest
  /** Somebody measures although there are feet: others, or the same ones anew. */
  readonly isMeasuringRequested: boolean
  /** What stands in the field, also where it cannot stand under a sole. */
  readonly soleTyped: string
  readonly soleTextError: SoleTextError | undefined
  readonly hasAgreed: boolean
  /** The pair was to be ordered without a yes to making it. */
  readonly isAgreementMissing: boolean
  /** Which design was to come into the cart last: another one may be open by the time it lies there. */
  readonly cartId: string | undefined
  /** How often somebody wanted to go elsewhere while the pair lay in the cart. */
  readonly promptCount: number
  /** The answers to pairs that were worn, while the fit goes by the scan alone. */
  readonly removedWorn: Design['worn']
  /** No good shoe could be made for these feet as the pair is now. */
  readonly hasMakeError: boolean
  /** Why it did not come into the cart. */
  readonly cartError: WizardError | undefined
  /** Why the shop does not have what was chosen. */
  readonly syncError: WizardError | undefined
  /** This device keeps nothing: what is chosen lasts as long as the page. */
  readonly isUnkept: boolean
}

/** Which of the pairs that were worn. */
type WornIndex = { readonly index: number }

export type WizardEvent =
  /** The address of the page asks for a step. */
  | { type: 'xstate.route'; to: `#${WizardStep}` }
  /** On to the next step. */
  | { type: 'step.confirmed' }
  | { type: 'measuring.wanted'; request: ScanRequest }
  /** Not measured anew after all: on with the feet that there are. */
  | { type: 'feet.confirmed' }
  | { type: 'upper.chosen'; upper: Upper }
  | { type: 'colour.chosen'; colour: ShoeColour }
  | { type: 'sole_text.typed'; text: string }
  | { type: 'feel.chosen'; feel: Feel }
  /** A pair or sample of this feel was worn. */
  | { type: 'worn.added'; feel: Feel }
  | ({ type: 'worn.changed'; feel: Feel } & WornIndex)
  | ({ type: 'worn.answered'; sides: readonly FootSide[]; zone: WearZone; answer: WearAnswer } & WornIndex)
  | ({ type: 'worn.removed' } & WornIndex)
  /** By the scan alone: what was answered is set aside. */
  | { type: 'wear.cleared' }
  | { type: 'agreement.accepted'; hasAgreed: boolean }
  | { type: 'cart.wanted' }
  /** What lies in the cart is changed, or another one is begun beside it. */
  | { type: 'design.reopened' }
  | { type: 'design.begun'; id: string }
  | { type: 'design.opened'; id: string }
  | { type: 'design.named'; name: string }
  | { type: 'design.removed'; id: string; newId: string }
  | SyncEvent
  /** The pair was made to be looked at, or could not be made well. */
  | { type: 'making.reported'; hasMakeError: boolean }
  /** Feet that were on this device alone have arrived at the shop. */
  | { type: 'scan.sent'; personId: string; scanId: string }
  | { type: 'localDesign.restored' }
  | { type: 'status.read' }
  /** Somebody has signed in or out: what is designed from now on, is. */
  | { type: 'owner.changed'; owner: DesignOwner; file: DesignFile }
  | { type: 'country.changed'; country: Country }
  /** The line is back, or somebody looks at this window again. */
  | { type: 'shop.reachable' }

/** Everything the cart is told of a pair. */
export type PairToAdd = { readonly configuration: Configuration }
