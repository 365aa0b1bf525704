/** A payment as it goes: the way to its page is open; a slip waits for its money; it came; or it comes no more. */
export const paymentStates = ['open', 'waiting', 'paid', 'ended'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Why no money comes of a payment: it could not be made at all, its time is over, or the house has said so. */
export const paymentEnds = ['not_made', 'expired', 'house'] as const
export type PaymentEnd = (typeof paymentEnds)[number]

/** How it is told to customers that their money goes back: they wanted it, the shop did, or it could not be taken for their order. */
export const refundCauses = ['cancelled', 'paid_twice', 'not_due', 'wrong_amount', 'dispute'] as const
export type RefundCause = (typeof refundCauses)[number]

/** Money goes back: it is wanted; the house was asked; it needs an account from the payer first; it is there; or it could not be done. */
export const refundStates = ['wanted', 'asked', 'needs_account', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]
