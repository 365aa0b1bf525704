import type { ApiErrorCode } from '#domain/contract/errors.ts'

export type AboutCall = {
  readonly about: string
  /** The errors of this endpoint besides those that any endpoint can answer. */
  readonly errors: readonly ApiErrorCode[]
}

/** The documentation of the order endpoints. */
export const aboutOrderCalls = {
  placeOrder: {
    about:
      'Places an order for the pairs in the cart; nothing is due yet. Price, scans and numbers of the edition are checked again; if anything differs from what the customer saw, the request is rejected with the difference and nothing is written.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  listOrders: {
    about: 'Lists the orders of this customer or guest, newest first.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  lookUpOrder: {
    about: 'Returns the order that the link of a mail opens, without an account.',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  followOrders: {
    about:
      'Streams an event for every change of an order of a customer or guest: of its stage, a check result, its address or e-mail, its payment or refund.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  cancelOrder: {
    about:
      'Cancels an unpaid order while no payment of it is open, or requests the refund of a paid one: until printing begins, and until shipping once a promised shipping date was missed; never while its payment is disputed.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  confirmDelivery: {
    about: 'Confirms that the pair of an order has arrived.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  changeAddress: {
    about:
      'Changes the address of an order: until its payment page is opened, to any country that is delivered to, at the price there; after payment, until dispatch, within its own country.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  changeDesign: {
    about:
      'Changes the design or the feet of a pair until the payment page of its order is opened. The pair keeps its number and is checked again.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  getOrderPair: {
    about:
      'Returns a pair of an order as ordered, with its feet, as long as it can be changed: for its customer, or by the link of a mail. Any other pair is answered as not found.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  listPaidPairs: {
    about:
      'Lists the pairs that the customer or guest has paid for, with their print files. Refunded pairs are not listed.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  downloadPrintFile: {
    about:
      'Returns one file of a paid pair, authorized by the header of its payer. Any other file is answered as not found.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  lookUpPaidPairs: {
    about:
      'Lists the pairs of the order that the link of a mail opens, with their files, once they are paid for and not refunded.',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  downloadPrintFileByLink: {
    about:
      'Returns one file of such a pair, authorized by a header with the token of the link. Any other file, and any file of an invalid link, is answered as not found.',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  splitOrder: {
    about: 'Moves the pairs that can be made from an order that needs attention to an order of their own.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  payOrder: {
    about:
      'Returns the payment provider’s page for paying an order, one for each payment. While it is open, the same page is returned again.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  receiveWebhook: {
    about:
      'Receives a webhook of the payment provider, authenticated by its signature alone. A repeated event changes nothing.',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  isOrderReadyToPay: {
    about:
      'Returns the link to our page where the oldest payable order of the customer is paid; null if there is none, and while a payment of any is in progress.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  hasPairInProgress: {
    about:
      'Returns whether the customer or guest has a pair that is paid for or remade and not delivered yet, and whether they have a grant for an additional order.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  requestAdditionalOrder: {
    about:
      'Grants another pair while one is on its way. The grant applies to the next order of this customer or guest.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  changeOrderEmail: {
    about:
      'Sends the e-mails of an order to another address from now on. The new address gets the link, the old one is notified; earlier links stop working.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  requestOrderClaimCode: {
    about:
      'Mails a code to the address of a guest’s order that the customer wants in their account. The answer never reveals whether there is such an order.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  claimOrder: {
    about: 'Moves a guest’s order into the account with the code of its e-mail. Earlier links no longer open it.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
} as const satisfies Record<string, AboutCall>
