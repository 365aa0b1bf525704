import type { EmailVerification, VerificationError } from '../email-verification/email-verification.types.ts'
import type { OrderView } from '../order-action/order-action.types.ts'

/** What a mail is asked for with: it goes to the address of the order, which is not told here. */
export type OrderClaimQuestion = { readonly number: string }

export type OrderClaimContext = OrderClaimQuestion & {
  readonly verification?: EmailVerification | undefined
  readonly order?: OrderView | undefined
  readonly error?: VerificationError | undefined
}

export type OrderClaimEvent =
  | { type: 'claim.wanted' }
  /** As it was typed. */
  | { type: 'number.entered'; number: string }
  | { type: 'claim.abandoned' }
