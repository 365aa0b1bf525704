import type { AnyCall } from '#domain/contract/any-call.ts'
import * as endpoints from '#domain/contract/every-call.ts'
import { type AboutCall, aboutOrderCalls } from './about-order-calls.ts'

export type CallName = keyof typeof endpoints

/** Every endpoint of the contract, by its name. */
export const calls: Record<CallName, AnyCall> = { ...endpoints }
export const callNames = Object.keys(calls) as CallName[]

/** The documentation of each endpoint. It is separate from the contract, which browsers load without it. */
export const aboutCalls: Record<CallName, AboutCall> = {
  ...aboutOrderCalls,
  livez: {
    about: 'The process answers. Asks no other part.',
    errors: [],
  },
  readyz: {
    about: 'The shop can serve: the database answers and its tables are current.',
    errors: ['UNAVAILABLE'],
  },
  shopState: {
    about: 'Whether this is a demo, which build it serves, and where a demo shows its mails.',
    errors: [],
  },
  reserveStores: {
    about: 'The stores where a foot scan can be reserved.',
    errors: ['UNAVAILABLE'],
  },
  translations: {
    about: 'The texts of the shop in a language: all, those of a category, or those that hold some words.',
    errors: [],
  },
  translation: {
    about: 'One text, in every language, by its percent-encoded key.',
    errors: ['NOT_FOUND'],
  },
  translationCategories: {
    about: 'What texts can be asked for by: the rooms of the shop, and what operators have changed.',
    errors: [],
  },
  refreshJwt: {
    about:
      'A new token for a refresh token, which the Authorization header carries. Each refresh token is good for once.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  listSessions: {
    about: 'Where the customer is signed in.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  endSessions: {
    about: 'Signs out: one session of the customer, or every one when none is named.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  issueGuest: {
    about:
      'A token by which a visitor without an account is known again, and by which their work follows them into one.',
    errors: [],
  },
  reportClientError: {
    about: 'A browser reports a fault with the reference that its page shows.',
    errors: ['TOO_MANY_REQUESTS'],
  },
  recordConsent: {
    about: 'Keeps what a visitor accepted or rejected, with the words that were shown and the time.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  getCountryByIp: {
    about: 'The country that the address of the caller belongs to, as a default and never as a decision.',
    errors: [],
  },
  joinCountryWaitlist: {
    about: 'Asks for one mail when the shop begins to ship to a country. The answer never tells who is on the list.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  requestSignInCode: {
    about:
      'Mails a code and a link that sign in. The answer is the same whether the address is known, and takes as long.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  verifyCode: {
    about:
      'Signs in by the code of the newest mail; a wrong one says how many tries are left. An address that is nobody’s yet gets a secret that creates an account.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  lookAtLink: {
    about: 'Whether the link of a mail can still be used, and for which address. It signs nobody in.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  signInByLink: {
    about:
      'Signs in by the link of a mail, once. An address that is nobody’s yet gets a secret that creates an account, unless the browser that asked presses.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  openAccount: {
    about: 'Creates an account for an address that was proven, and signs in.',
    errors: ['UNAVAILABLE'],
  },
  runOperatorAction: {
    about:
      'One action of the operators, by its name: the same as at the command line. Each has its own body, and is written into the audit log.',
    errors: ['AUTH_REQUIRED', 'ACCESS_DENIED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  signOut: {
    about: 'Ends the session that asks.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  lookUpAddress: {
    about: 'What is known of the addresses at a postcode. When the list is complete, each of them is a whole address.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  lookUpCountries: {
    about: 'The countries whose postcodes can be looked up; elsewhere addresses are typed by hand.',
    errors: [],
  },
  listAddresses: {
    about: 'The addresses that the customer keeps, the usual one first.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveAddress: {
    about: 'Keeps an address of the customer, or changes the one that is named. The first is the usual one.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  removeAddress: {
    about: 'Removes an address of the customer. If it was the usual one, the newest of the others is from then on.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  userProfile: {
    about: 'Who the customer is, as far as they have said it.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveProfile: {
    about: 'Changes names, phone, language and country, all at once. Kana are asked for where the country is Japan.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  requestEmailChange: {
    about:
      'Mails a code to the address that the customer wants to move to. The answer never tells whether it is known.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  confirmNewEmail: {
    about: 'Moves the account to the new address by the code of its mail, and tells the old one.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  listAgreements: {
    about: 'What the customer agreed to or refused, word for word and when.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveNewsletter: {
    about: 'Begins or ends the newsletter to the customer, and keeps the proof of it.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  leaveCountryWaitlist: {
    about: 'Takes the customer off the list of a country.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  exportAccount: {
    about: 'Everything that is kept of the customer, without secrets.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  deleteAccount: {
    about: 'Deletes the customer with everything of theirs, except the records of paid orders that the law keeps.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  listPeople: {
    about: 'Whose feet a customer or guest measures, each with the scan by which shoes would be made.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  savePerson: {
    about: 'Keeps somebody, or changes the one that is named. A guest has one person. A child needs a guardian’s yes.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  removePerson: {
    about: 'Deletes somebody with all their scans, and with their feet in designs and in the cart.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  resolveMerge: {
    about:
      'Says of somebody who came along at the sign-in whether the account has them already, gets them, or does not.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  saveScan: {
    about:
      'Keeps what a device has measured of both feet: figures and outlines, never a picture. One that is not believed is kept as rejected, and its answer says why.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  listScans: {
    about: 'The scans of somebody in short, the newest first, in pages.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  oneScan: {
    about: 'The whole of a scan.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  removeScan: {
    about: 'Deletes a scan. If it was the newest, the one before it takes its place.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  createHandoff: {
    about:
      'A link for another phone, which may measure somebody by it: to be opened within minutes, by one phone, for one scan.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  loadHandoffStatus: {
    about: 'Whether a phone that was let in measures somebody still, and which scan it has sent.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  openHandoff: {
    about: 'The phone opens its link. It may do so again under the same secret of its own; another phone may not.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  sendHandoffScan: {
    about:
      'The phone sends what it has measured. The same scan sent again is answered again; a rejected one may be followed by another.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  listDesigns: {
    about: 'What the customer designs, the one that was changed last first.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveDesign: {
    about:
      'Keeps a design, or a change of one if the shop has it as it was before the change. Of people who were deleted no feet are kept.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  removeDesign: {
    about: 'Deletes a design. A pair of it that is in the cart stays there.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  countCart: {
    about: 'How many pairs are in the cart of a customer or guest.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  listCart: {
    about:
      'The pairs in the cart of a customer or guest, and those that are saved for later, in the order in which they were added; each with what is in the way of ordering it now.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  addToCart: {
    about:
      'Puts a pair into the cart, with the yes to making it. The same design again takes the place of its pair. Its feet are held against the scans that it names; a pair that was removed is put back with whatever is in the way of ordering it.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  removeFromCart: {
    about: 'Takes a pair out of the cart, or one that is saved for later off its list.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveForLater: {
    about: 'Saves a pair of the cart for later: it is neither counted nor ordered with the others.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  moveToCart: {
    about: 'Takes a pair that was saved for later into the cart again, while that has room.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  lookAtEdition: {
    about:
      'How many numbers the edition has, and how many of them are free. It changes with every order: an answer is good for as long as its mark.',
    errors: ['UNAVAILABLE'],
  },
  loadEditionWaitlistPosition: {
    about: 'The place of a customer or guest on the list for a sold-out edition, and the number that is kept for them.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  joinEditionWaitlist: {
    about:
      'Puts a customer or guest on the list. The first on it is written to when a number comes free, which is kept for them for a while.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  leaveEditionWaitlist: {
    about: 'Takes a customer or guest off the list. A number that was kept for them goes to the next one.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  followScans: {
    about:
      'Tells a customer or guest what happens to their scans: that a phone has opened the link, that a scan is there.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
}
