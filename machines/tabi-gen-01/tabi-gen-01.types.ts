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

/** Each step is a state of the machine and a page of the shop. */
export const wizardSteps = ['scan', 'style', 'fit', 'summary'] as const
export type WizardStep = (typeof wizardSteps)[number]

export type WizardInput = {
  /** The designs stored on this device, or a new design. */
  readonly file: DesignFile
  readonly owner: DesignOwner
  readonly country: Country
}

/** An error, by the code of the response. */
export type WizardError = { readonly code: string }

export type CartAnswer =
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'refused'; readonly error: WizardError }

/** The person to measure, and whether to measure again although there are feet. */
export type ScanRequest = { readonly personId?: string | undefined; readonly isRemeasure: boolean }

export type WizardContext = {
  readonly owner: DesignOwner
  readonly country: Country
  readonly file: DesignFile
  /** The open design as it was here before another window or device changed it. */
  readonly localDesign: Design | undefined
  readonly scanRequest: ScanRequest
  /** The visitor measures although the design has feet: those of another person, or the same again. */
  readonly isMeasuringRequested: boolean
  /** The text in the field, even if it cannot be printed under a sole. */
  readonly soleTyped: string
  readonly soleTextError: SoleTextError | undefined
  readonly hasAgreed: boolean
  /** The visitor tried to order the pair without agreeing to have it made. */
  readonly isAgreementMissing: boolean
  /** The design that was last added to the cart; another one may be open by then. */
  readonly cartId: string | undefined
  /** How often the visitor tried to go to another step while the pair was in the cart. */
  readonly promptCount: number
  /** The answers about worn pairs, while the fit follows the scan alone. */
  readonly removedWorn: Design['worn']
  /** No good shoe can be made for these feet as the pair is now. */
  readonly hasMakeError: boolean
  /** Why the pair could not be added to the cart. */
  readonly cartError: WizardError | undefined
  /** Why the shop does not have the design. */
  readonly syncError: WizardError | undefined
  /** This device cannot store anything: choices last until the page is closed. */
  readonly isUnkept: boolean
}

/** The index of the worn pair. */
type WornIndex = { readonly index: number }

export type WizardEvent =
  /** The address of the page requests a step. */
  | { type: 'xstate.route'; to: `#${WizardStep}` }
  /** The visitor continues to the next step. */
  | { type: 'step.confirmed' }
  | { type: 'measuring.wanted'; request: ScanRequest }
  /** The visitor keeps the current feet instead of measuring again. */
  | { type: 'feet.confirmed' }
  | { type: 'upper.chosen'; upper: Upper }
  | { type: 'colour.chosen'; colour: ShoeColour }
  | { type: 'soleText.typed'; text: string }
  | { type: 'feel.chosen'; feel: Feel }
  /** A worn pair or sample with this feel is added. */
  | { type: 'worn.added'; feel: Feel }
  | ({ type: 'worn.changed'; feel: Feel } & WornIndex)
  | ({ type: 'worn.answered'; sides: readonly FootSide[]; zone: WearZone; answer: WearAnswer } & WornIndex)
  | ({ type: 'worn.removed' } & WornIndex)
  /** The fit follows the scan alone: the answers about worn pairs are set aside. */
  | { type: 'wear.cleared' }
  | { type: 'agreement.accepted'; hasAgreed: boolean }
  | { type: 'cart.wanted' }
  /** The visitor changes the pair that is in the cart, or starts another one. */
  | { type: 'design.reopened' }
  | { type: 'design.begun'; id: string }
  | { type: 'design.opened'; id: string }
  | { type: 'design.named'; name: string }
  | { type: 'design.removed'; id: string; newId: string }
  | SyncEvent
  /** The viewer made the pair, or could not make a good one. */
  | { type: 'making.reported'; hasMakeError: boolean }
  /** Feet that were stored on this device only have reached the shop. */
  | { type: 'scan.sent'; personId: string; scanId: string }
  | { type: 'localDesign.restored' }
  | { type: 'status.read' }
  /** The visitor signed in or out: from now on the designs belong to that owner. */
  | { type: 'owner.changed'; owner: DesignOwner; file: DesignFile }
  | { type: 'country.changed'; country: Country }
  /** The device is online again, or the visitor returned to this window. */
  | { type: 'shop.reachable' }

/** The input for adding a pair to the cart. */
export type PairToAdd = { readonly configuration: Configuration }
