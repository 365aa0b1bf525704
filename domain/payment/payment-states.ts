/** A payment as it goes: the way to its page is open; a slip waits for its money; it came; or it comes no more. */
export const paymentStates = ['open', 'waiting', 'paid', 'ended'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Why no money comes of a payment: it could not be made at all, its time is over, or the house has said so. */
export const paymentEnds = ['not_made', 'expired', 'house'] as const
export type PaymentEnd = (typeof paymentEnds)[number]

/** What a payer's bank wants: it asks, and has taken nothing; it asks no more; it has taken the money; and how it has decided then. */
export const disputeStates = ['inquiry', 'inquiry_closed', 'open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** How it is told to customers that their money goes back: they wanted it, the shop did, or it could not be taken for their order. */
export const refundCauses = ['cancelled', 'paid_twice', 'not_due', 'wrong_amount', 'dispute'] as const
export type RefundCause = (typeof refundCauses)[number]

/** Those of money that had paid its order; the others are of what came twice, too late or in another amount. */
export const orderRefundCauses: readonly RefundCause[] = ['cancelled', 'dispute']

/**
 * Money goes back: it is wanted; the house was asked; it needs an account from the payer first; it is there; or it failed, at once or when the
 * bank had sent it back: then it is owed as before.
 */
export const refundStates = ['wanted', 'asked', 'needs_account', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]
