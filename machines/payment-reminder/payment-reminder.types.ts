export type ReminderContext = {
  /** Where the order that is due can be paid. */
  readonly link: string | undefined
  /** Whether a token was there, and the cookie `hidePaymentModal` was not, when somebody looked last. */
  readonly isAllowed: boolean
  /** The show-continue-shopping flag: where there is nothing to go on with, it cannot be put off. */
  readonly showsContinueShopping: boolean
}

export type ReminderEvent =
  /** The shop has started on a page. */
  | { type: 'shop.started'; isAllowed: boolean; showsContinueShopping: boolean }
  /** Another page is shown. */
  | { type: 'page.finished'; isAllowed: boolean; showsContinueShopping: boolean }
  | { type: 'session.changed' }
  /** The customer goes on shopping, and does not want to be reminded again. */
  | { type: 'reminder.dismissed' }
