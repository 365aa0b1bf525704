/** Pages that are about an order already: there the way to pay stands as a plain card, and nothing is put off. */
const aboutOrders: ReadonlySet<string> = new Set(['/order-exists', '/cart/confirmation', '/profile/order'])

/** The show-continue-shopping flag of the payment reminder, by the page (without language) that the customer is on. */
export function showsContinueShopping(path: string): boolean {
  return !aboutOrders.has(path)
}
