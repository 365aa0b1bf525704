/**
 * The result in the URL with which the payment provider sends the payer back. It only selects texts and proves nothing.
 */
export type PayMark = 'paid' | 'left' | undefined
