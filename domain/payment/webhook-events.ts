/** The kinds of webhook events that a payment provider sends about a payment, once their signature is verified. */
export const webhookEventKinds = [
  /** A konbini voucher was chosen: money may arrive until its deadline. */
  'waiting',
  'paid',
  /** Declined for good, expired, or past the voucher's deadline: no money will arrive. */
  'ended',
  'refunded',
  'refund_failed',
  /** The payer's bank inquires what the payment was for, before it withdraws anything; and closes the inquiry. */
  'inquiry',
  'inquiry_closed',
  /** The payer has disputed the payment, and the bank has withdrawn the money. */
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const
export type WebhookEventKind = (typeof webhookEventKinds)[number]

/** The effect of a webhook event, stored with it. `already_applied`: it was known before, and changed nothing. */
export const webhookEffects = [
  'voucher_pending',
  'settled',
  'refund_due',
  'ended',
  'refund_done',
  'refund_failed',
  'noted',
  'already_applied',
  'not_ours',
] as const
export type WebhookEffect = (typeof webhookEffects)[number]
