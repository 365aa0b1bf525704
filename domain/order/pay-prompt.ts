import { matchPage } from '../navigation/match-page.ts'

/** Pages that are about an order already: there the way to pay stands as a plain card, and nothing is put off. */
const aboutOrders: ReadonlySet<string> = new Set(['/order-exists', '/cart/confirmation', '/profile/order'])

/** The show-continue-shopping flag of the payment reminder, by the page (without language) that the customer is on. */
export function showsContinueShopping(path: string): boolean {
  return !aboutOrders.has(path)
}

/** The page where an order is paid needs no reminder of it. */
export function isPayPage(path: string, search: object): boolean {
  return path === '/order-exists' && 'pay' in search
}

/** Nobody is interrupted while they measure a foot, fill in an order or sign in; the next page reminds them. */
export function mayRemind(path: string): boolean {
  const page = matchPage(path)
  return page?.layout !== 'settings' && page?.layout !== 'auth' && page?.name !== 'signup'
}
