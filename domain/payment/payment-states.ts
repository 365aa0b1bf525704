/**
 * The states of a payment: its payment page is open; its konbini voucher awaits payment; the money has arrived; or none
 * will arrive.
 */
export const paymentStates = ['open', 'waiting', 'paid', 'ended'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Why a payment ended without money: it could not be created, it expired, or the payment provider ended it. */
export const paymentEnds = ['not_created', 'expired', 'closed_by_provider'] as const
export type PaymentEnd = (typeof paymentEnds)[number]

/**
 * The states of a dispute: the bank inquires without taking money; the inquiry is closed; the money is withdrawn; the
 * dispute is won or lost.
 */
export const disputeStates = ['inquiry', 'inquiry_closed', 'open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/**
 * Why money is refunded, as mails explain it: the order was cancelled by the customer or the shop, it could not be
 * accepted for the order (`paid_twice`, `order_not_payable`, `wrong_amount`), or the payer disputed it.
 */
export const refundCauses = ['cancelled', 'paid_twice', 'order_not_payable', 'wrong_amount', 'dispute'] as const
export type RefundCause = (typeof refundCauses)[number]

/**
 * The causes that refund money which had paid its order; the others refund money that came twice, too late or in
 * another amount.
 */
export const orderRefundCauses: readonly RefundCause[] = ['cancelled', 'dispute']

/**
 * The states of a refund: due; requested from the payment provider; waiting for the payer's bank account; done; or
 * failed, at once or because the bank returned it. The money of a failed refund is still owed.
 */
export const refundStates = ['due', 'requested', 'needs_account', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]
