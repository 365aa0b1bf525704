import type { Fault, Proof } from '../code-proof/code-proof.types.ts'
import type { SeenOrder } from '../order-deed/order-deed.types.ts'

/** What a mail is asked for with: it goes to the address of the order, which is not told here. */
export type OrderClaimQuestion = { readonly number: string }

export type OrderClaimContext = OrderClaimQuestion & {
  readonly proof?: Proof | undefined
  readonly order?: SeenOrder | undefined
  readonly fault?: Fault | undefined
}

export type OrderClaimEvent =
  | { type: 'claim.wanted' }
  /** As it was typed. */
  | { type: 'number.given'; number: string }
  | { type: 'claim.abandoned' }
