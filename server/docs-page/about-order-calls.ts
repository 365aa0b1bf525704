import type { ApiErrorCode } from '#domain/contract/error-codes.ts'

export type AboutCall = {
  readonly about: string
  /** The errors of this endpoint besides those that any endpoint can answer. */
  readonly errors: readonly ApiErrorCode[]
}

/** The documentation of the order endpoints. */
export const aboutOrderCalls = {
  placeOrder: {
    about:
      'Places what is in the cart, with nothing to pay yet. Price, scans and numbers of the edition are looked at again; what is otherwise than it was seen is refused with the difference, and nothing is written.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  listOrders: {
    about: 'Every order of this customer or guest, the newest first.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  lookAtOrder: {
    about: 'The order that the link of a mail opens, for whoever has no account.',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  followOrders: {
    about:
      'Tells a customer or guest that something of an order of theirs has changed: its stage, a pair, its payment.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  cancelOrder: {
    about: 'Ends an order that is not paid, or has the money of one go back that is paid and not begun.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  sayItIsHere: {
    about: 'Says that the pair of an order has arrived.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  changeAddress: {
    about:
      'Another address for an order: until it is paid in any country that is delivered to, with the price there; until it is sent in its own.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  changeDesign: {
    about:
      'Another look or other feet for a pair of an order that is not paid. It keeps its number, and is checked again.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  getOrderPair: {
    about:
      'A pair of an order as it is ordered, with its feet, as long as it can be changed: for its customer, or by the link of a mail. Anything else is as one that is not there.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  listPaidPairs: {
    about:
      'The pairs that the customer or guest has paid for, with their files as a printer takes them. What is paid back is none of them.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  takePrintFile: {
    about: 'One file of a pair that is paid, by the header of whoever has paid. Any other is as one that is not there.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  lookAtPaidPairs: {
    about:
      'The pairs of the order that the link of a mail opens, with their files, once they are paid for and not paid back.',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  takePrintFileByLink: {
    about:
      'One file of such a pair, by a header with the token of the link. Any other is as one that is not there, and so is any file of a link that opens nothing.',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  splitOrder: {
    about: 'Takes the pairs that can be made out of an order that needs its customer, into an order of their own.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  payOrder: {
    about:
      'The page of the payment house where an order is paid, one for each payment. While it is open, the same page is answered again.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  receiveWebhook: {
    about: 'News of the payment house, known by its signature alone. Told again it changes nothing more.',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  isOrderReadyToPay: {
    about: 'Where an order of the customer can be paid, once it can be made.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  hasPairInProgress: {
    about:
      'Whether the customer or guest has paid for a pair that has not been delivered yet, and whether they may make another one.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  makeAnotherPair: {
    about:
      'Leave to make another pair while one is on its way. It is for the next order that this customer or guest places.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  changeOrderEmail: {
    about:
      'Sends the e-mails of an order to another address from now on. The new one gets its link, the one before is told; links of before open nothing any more.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  requestOrderClaimCode: {
    about:
      'Mails a code to the address of a guest’s order that the customer wants in their account. The answer never tells whether there is such an order.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  claimOrder: {
    about: 'Brings a guest’s order into the account by the code of its e-mail. The links of before open it no more.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
} as const satisfies Record<string, AboutCall>
