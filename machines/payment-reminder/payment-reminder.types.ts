export type ReminderContext = {
  /** Where the order that is due can be paid. */
  readonly link: string | undefined
  /** Whether a token was there, and the cookie `hidePaymentModal` was not, when somebody looked last. */
  readonly isAllowed: boolean
}

export type ReminderEvent =
  /** The shop has started on a page. */
  | { type: 'shop.started'; isAllowed: boolean }
  /** Another page is shown. */
  | { type: 'page.finished'; isAllowed: boolean }
  | { type: 'session.changed' }
  /** The customer goes on shopping, and does not want to be reminded again. */
  | { type: 'reminder.dismissed' }
