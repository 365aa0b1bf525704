/** The mails that announce the stages of an order to its customer, one each. */
export const orderMails = [
  'order_placed',
  'checked_again',
  'needs_attention',
  'ready_to_pay',
  'payment_failed',
  'paid',
  'printing',
  'quality_check',
  'printed_again',
  'shipped',
  'delivered',
  'cancelled',
  'refund_pending',
  'refunded',
  'refund_failed',
] as const
export type OrderMail = (typeof orderMails)[number]

/** The stage mails, and the mails sent between two stages. */
export type OrderTemplateKind =
  | OrderMail
  | 'refit_placed'
  | 'replacement_placed'
  | 'address_changed'
  | 'pay_reminder'
  | 'attention_reminder'
  | 'delivery_question'
  | 'date_passed'
  | 'money_back'
  | 'voucher_pending'
