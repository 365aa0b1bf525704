export type ReminderContext = {
  /** Where the order that is due can be paid. */
  readonly link: string | undefined
}

export type ReminderEvent =
  /** The shop has come to life on a page. */
  | { type: 'shop.started' }
  /** Another page is shown. */
  | { type: 'page.finished' }
  | { type: 'session.changed' }
  /** The customer goes on shopping, and does not want to be reminded again. */
  | { type: 'reminder.dismissed' }
