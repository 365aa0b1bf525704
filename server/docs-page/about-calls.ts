import type { AnyCall } from '#domain/contract/call-kinds.ts'
import * as endpoints from '#domain/contract/endpoints.ts'
import { type AboutCall, aboutOrderCalls } from './about-order-calls.ts'

export type CallName = keyof typeof endpoints

/** Every endpoint of the contract, by its name. */
export const calls: Record<CallName, AnyCall> = { ...endpoints }
export const callNames = Object.keys(calls) as CallName[]

/** The documentation of each endpoint. It is separate from the contract, which browsers load without it. */
export const aboutCalls: Record<CallName, AboutCall> = {
  ...aboutOrderCalls,
  livez: {
    about: 'Liveness: the process responds and need not be restarted.',
    errors: ['UNAVAILABLE'],
  },
  readyz: {
    about: 'Readiness: the database responds and its schema is current. Lists what works and is not as it should be.',
    errors: ['UNAVAILABLE'],
  },
  shopState: {
    about: 'Returns whether this is a demo, which build it serves, and where a demo shows its mails.',
    errors: [],
  },
  listStores: {
    about: 'Lists the stores where a foot scan can be reserved.',
    errors: ['UNAVAILABLE'],
  },
  getLiveModel: {
    about:
      'Returns where the live model of the shoe is at ShapeDiver, or null. The ticket is for browsers on the domains of the shop.',
    errors: [],
  },
  translations: {
    about: 'Returns the texts of the shop in a language: all, those of a category, or those that contain given words.',
    errors: [],
  },
  translation: {
    about: 'Returns one text in every language, by its percent-encoded key.',
    errors: ['NOT_FOUND'],
  },
  translationCategories: {
    about: 'Lists the categories of texts: the namespaces of the shop, and the texts that operators have changed.',
    errors: [],
  },
  refreshJwt: {
    about:
      'Returns new tokens for the refresh token in the Authorization header. Each refresh token can be used once; a repetition within some seconds returns the same next one.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  listSessions: {
    about: 'Lists the sessions of the customer.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  endSessions: {
    about: 'Signs out one session of the customer, or all of them if none is named.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  issueGuest: {
    about:
      'Issues a token that identifies a visitor without an account. At sign-in, their data is merged into the account.',
    errors: [],
  },
  reportClientError: {
    about: 'Reports an error of a browser, with the reference that its page shows.',
    errors: ['TOO_MANY_REQUESTS'],
  },
  recordConsent: {
    about: 'Records what a visitor accepted or rejected, with the wording that was shown and the time.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  getCountryByIp: {
    about: 'Returns the country of the caller’s IP address. It is meant as a default, never as a decision.',
    errors: [],
  },
  joinCountryWaitlist: {
    about:
      'Records who wants one mail when the shop begins to ship to a country; nothing sends that mail yet. The answer never reveals who is on the waitlist.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  requestSignInCode: {
    about:
      'Mails a code and a link for signing in. Answer and response time do not reveal whether the address is known.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  verifyCode: {
    about:
      'Signs in with the code of the newest mail; the answer to a wrong code states how many attempts are left. For an address without an account, returns a secret that creates one, unless the details for it came with the request of the code.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  checkSignInLink: {
    about: 'Returns whether the link of a mail can still be used, and for which address. Does not sign in.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  signInByLink: {
    about:
      'Signs in with the link of a mail, once. For an address without an account, returns a secret that creates one, unless the link is used in the browser that requested it.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  openAccount: {
    about: 'Creates an account for a verified e-mail address, and signs in.',
    errors: ['UNAVAILABLE'],
  },
  runOperatorAction: {
    about:
      'Runs an operator action by its name, as on the command line. Each action has its own body and is recorded in the audit log.',
    errors: ['AUTH_REQUIRED', 'ACCESS_DENIED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  signOut: {
    about: 'Ends the session of the request.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  lookUpAddress: {
    about: 'Returns the known addresses at a postcode. If the list is complete, each entry is a whole address.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  lookUpCountries: {
    about: 'Lists the countries whose postcodes can be looked up; elsewhere addresses are typed by hand.',
    errors: [],
  },
  listAddresses: {
    about: 'Lists the saved addresses of the customer, the default address first.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveAddress: {
    about: 'Saves an address of the customer, or changes the named one. The first one saved is the default address.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  removeAddress: {
    about: 'Removes an address of the customer. If it was the default, the newest of the others becomes the default.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  userProfile: {
    about: 'Returns the profile of the customer, as far as it is filled in.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveProfile: {
    about: 'Changes names, phone, language and country together. Kana are requested where the country is Japan.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  requestEmailChange: {
    about: 'Mails a code to the new address of the customer. The answer never reveals whether that address is known.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  confirmNewEmail: {
    about: 'Changes the account to the new address with the code of its mail, and notifies the old address.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  listAgreements: {
    about: 'Lists what the customer agreed to or declined, with the wording and the time.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveNewsletter: {
    about: 'Subscribes the customer to the newsletter or unsubscribes them, and records the proof.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  leaveCountryWaitlist: {
    about: 'Removes the customer from the waitlist of a country.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  exportAccount: {
    about: 'Exports all data stored about the customer, without secrets.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  deleteAccount: {
    about: 'Deletes the customer with all their data, except the records of paid orders that the law requires.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  listPeople: {
    about: 'Lists the people whose feet a customer or guest measures, each with the scan that shoes would be made by.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  savePerson: {
    about: 'Saves a person, or changes the named one. A guest has one person. A child needs the consent of a guardian.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  removePerson: {
    about: 'Deletes a person with all their scans, and their feet in designs and in the cart.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  resolveMerge: {
    about:
      'Resolves the merge of a guest’s person at sign-in: the account has them already, adds them, or discards them.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  saveScan: {
    about:
      'Saves a scan of both feet as measured by a device: figures and outlines, never a picture. An implausible scan is saved as rejected, and the answer states why.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  listScans: {
    about: 'Lists the scans of a person as summaries, newest first, in pages.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  getScan: {
    about: 'Returns a complete scan.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  removeScan: {
    about: 'Deletes a scan. If it was the newest, the previous one takes its place.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  createHandoff: {
    about:
      'Creates a link with which another phone may measure a person: to be opened within minutes, by one phone, for one scan.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  loadHandoffStatus: {
    about: 'Returns whether the phone of a handoff is still measuring, and which scan it has sent.',
    errors: ['AUTH_REQUIRED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  openHandoff: {
    about: 'Opens the link on the phone. The phone may open it again with the same secret; another phone may not.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  sendHandoffScan: {
    about:
      'Receives the scan that the phone has measured. A repeated scan gets the same answer; a rejected one may be followed by another.',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  listDesigns: {
    about: 'Lists the designs of the customer, last changed first.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveDesign: {
    about:
      'Saves a design, or a change to one if the revision it is based on is the current one. Feet of deleted people are not saved.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  removeDesign: {
    about: 'Deletes a design. A pair of it in the cart stays there.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  countCart: {
    about: 'Returns the number of pairs in the cart of a customer or guest.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  listCart: {
    about:
      'Lists the pairs in the cart of a customer or guest, and those saved for later, in the order in which they were added; each with the reason why it cannot be ordered now.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  addToCart: {
    about:
      'Adds a pair to the cart, with the consent to making it. Adding the same design again replaces its pair. Its feet are compared with the scans that it names; a removed pair is restored even if it cannot be ordered now.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  removeFromCart: {
    about: 'Removes a pair from the cart, or from the pairs saved for later.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  saveForLater: {
    about: 'Saves a pair of the cart for later: it is neither counted nor ordered with the others.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  moveToCart: {
    about: 'Moves a pair saved for later back to the cart, unless the cart is full.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  getEdition: {
    about:
      'Returns how many numbers the edition has, and how many of them are free. This changes with every order: an answer is current as long as its ETag is.',
    errors: ['UNAVAILABLE'],
  },
  loadEditionWaitlistPosition: {
    about:
      'Returns the waitlist position of a customer or guest for the sold-out edition, and the number held for them.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  joinEditionWaitlist: {
    about:
      'Adds a customer or guest to the waitlist. When a number becomes free, the first on the waitlist is notified by mail, and the number is held for them for a while.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  leaveEditionWaitlist: {
    about: 'Removes a customer or guest from the waitlist. A number held for them goes to the next one.',
    errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
  },
  followScans: {
    about: 'Streams the scan events of a customer or guest: a phone has opened the link, a scan has arrived.',
    errors: ['AUTH_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
}
