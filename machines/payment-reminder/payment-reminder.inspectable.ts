import type { Inspectable } from '../inspectable.ts'
import type { paymentReminderMachine } from './payment-reminder.machine.ts'

/** The link is the way to pay somebody's order. */
export const paymentReminderInspectable: Inspectable<typeof paymentReminderMachine> = {
  context: ['isAllowed', 'showsContinueShopping'],
  events: {
    'shop.started': ['isAllowed', 'showsContinueShopping'],
    'page.finished': ['isAllowed', 'showsContinueShopping'],
  },
}
