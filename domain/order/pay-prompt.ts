import { matchPage } from '../navigation/match-page.ts'

/** Pages that already show an order: there the payment prompt is a plain card that cannot be put off. */
const aboutOrders: ReadonlySet<string> = new Set(['/order-exists', '/cart/confirmation', '/profile/order'])

/** The show-continue-shopping flag of the payment reminder, by the page (without language) that the customer is on. */
export function showsContinueShopping(path: string): boolean {
  return !aboutOrders.has(path)
}

/** Whether this is the page where an order is paid, which needs no reminder. */
export function isPayPage(path: string, search: object): boolean {
  return path === '/order-exists' && 'pay' in search
}

/**
 * Whether the payment reminder may appear here. It does not interrupt measuring a foot, ordering or signing in; it
 * appears on the next page instead.
 */
export function mayRemind(path: string): boolean {
  const page = matchPage(path)
  return page?.layout !== 'settings' && page?.layout !== 'auth' && page?.name !== 'signup'
}
