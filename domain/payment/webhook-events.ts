/** What a payment house tells the shop of a payment, once it is proven that it comes from there. */
export const webhookEventKinds = [
  /** A slip for a convenience store was chosen: money may come until its deadline. */
  'waiting',
  'paid',
  /** Declined for good, expired, or the slip's deadline has passed: no money comes of it any more. */
  'ended',
  'refunded',
  'refund_failed',
  /** Before it takes anything, the payer's bank asks what the payment was for; and then no more. */
  'inquiry',
  'inquiry_closed',
  /** The payer has told their bank that they did not want it, and the bank has taken it. */
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const
export type WebhookEventKind = (typeof webhookEventKinds)[number]

/** What became of news, as it is kept with it. */
export const webhookEffects = [
  'waits',
  'settled',
  'given_back',
  'ended',
  'refund_done',
  'refund_failed',
  'noted',
  'known_already',
  'not_ours',
] as const
export type WebhookEffect = (typeof webhookEffects)[number]
