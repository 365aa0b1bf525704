export type ReminderContext = {
  /** The link that pays the due order. */
  readonly link: string | undefined
  /** Whether there was a token and no cookie `hidePaymentModal` at the last check. */
  readonly isAllowed: boolean
  /** The show-continue-shopping flag of the page: without it the reminder cannot be dismissed. */
  readonly showsContinueShopping: boolean
}

export type ReminderEvent =
  /** The app started on a page. */
  | { type: 'shop.started'; isAllowed: boolean; showsContinueShopping: boolean }
  /** Another page is shown. */
  | { type: 'page.finished'; isAllowed: boolean; showsContinueShopping: boolean }
  | { type: 'session.changed' }
  /** The customer continues shopping, and does not want another reminder. */
  | { type: 'reminder.dismissed' }
