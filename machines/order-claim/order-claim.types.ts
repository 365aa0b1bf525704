import type { EmailVerification, VerificationError } from '../email-verification/email-verification.types.ts'
import type { OrderView } from '../order-action/order-action.types.ts'

/** The input of a request for a mail: it is sent to the address of the order, which is not revealed here. */
export type OrderClaimQuestion = { readonly number: string }

export type OrderClaimContext = OrderClaimQuestion & {
  readonly verification?: EmailVerification | undefined
  readonly order?: OrderView | undefined
  readonly error?: VerificationError | undefined
}

export type OrderClaimEvent =
  | { type: 'claim.wanted' }
  /** As it was entered. */
  | { type: 'number.entered'; number: string }
  | { type: 'claim.abandoned' }
