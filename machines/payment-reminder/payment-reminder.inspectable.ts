import type { Inspectable } from '../inspectable.ts'
import type { paymentReminderMachine } from './payment-reminder.machine.ts'

/** Excludes the link: with it anyone could open the payment of the order. */
export const paymentReminderInspectable: Inspectable<typeof paymentReminderMachine> = {
  context: ['isAllowed', 'showsContinueShopping'],
  events: {
    'shop.started': ['isAllowed', 'showsContinueShopping'],
    'page.finished': ['isAllowed', 'showsContinueShopping'],
  },
}
