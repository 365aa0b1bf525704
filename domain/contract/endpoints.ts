import * as z from 'zod/mini'
import { consentMade } from './consent.ts'
import { lookedUpCountry, waitingListEntry } from './country.ts'
import type { Endpoint } from './endpoint.ts'
import { pairOnItsWay, paymentReadiness } from './orders.ts'
import { problemReport } from './problem-report.ts'
import { guestIssued, refreshed, sessionList, sessionsToEnd } from './session.ts'
import { stateOfShop } from './shop-state.ts'
import { storeList } from './stores.ts'
import { categoryList, oneTranslation, translationId, translationList, translationQuery } from './translations.ts'

const nothing = z.object({})

/*
 * Every call of the shop's API. The server, the browser and the documents are made from this table: `import * as endpoints`.
 * Each stands for itself, so that a page carries only the calls that it makes.
 */

export const livez = {
  method: 'GET',
  path: '/livez',
  about: 'The process answers. Asks no other part.',
  answer: nothing,
  successStatus: 200,
  errors: [],
} as const satisfies Endpoint

export const readyz = {
  method: 'GET',
  path: '/readyz',
  about: 'The shop can serve: the database answers and its tables are current.',
  answer: nothing,
  successStatus: 200,
  errors: ['UNAVAILABLE'],
} as const satisfies Endpoint

export const shopState = {
  method: 'GET',
  path: '/shop/state',
  about: 'Whether this is a demo, and which build it serves.',
  answer: stateOfShop,
  successStatus: 200,
  errors: [],
} as const satisfies Endpoint

export const reserveStores = {
  method: 'GET',
  path: '/reserve/stores',
  about: 'The stores where a foot scan can be reserved.',
  answer: storeList,
  successStatus: 200,
  errors: ['UNAVAILABLE'],
} as const satisfies Endpoint

export const translations = {
  method: 'GET',
  path: '/localization/translations',
  about: 'The texts of the shop in a language: all, those of a category, or those that hold some words.',
  query: translationQuery,
  answer: translationList,
  successStatus: 200,
  errors: [],
} as const satisfies Endpoint

export const translation = {
  method: 'GET',
  path: '/localization/translation/{id}',
  about: 'One text, in every language, by its percent-encoded key.',
  query: translationId,
  answer: oneTranslation,
  successStatus: 200,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint

export const translationCategories = {
  method: 'GET',
  path: '/localization/categories',
  about: 'What texts can be asked for by: the rooms of the shop, and what operators have changed.',
  answer: categoryList,
  successStatus: 200,
  errors: [],
} as const satisfies Endpoint

export const refreshJwt = {
  method: 'GET',
  path: '/user/refreshJWT',
  about:
    'A new token for a refresh token, which the Authorization header carries. Each refresh token is good for once.',
  isOnce: true,
  answer: refreshed,
  successStatus: 200,
  errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
} as const satisfies Endpoint

export const listSessions = {
  method: 'GET',
  path: '/user/sessions',
  about: 'Where the customer is signed in.',
  needs: 'customer',
  answer: sessionList,
  successStatus: 200,
  errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
} as const satisfies Endpoint

export const endSessions = {
  method: 'POST',
  path: '/user/sessions/end',
  about: 'Signs out: one session of the customer, or every one when none is named.',
  body: sessionsToEnd,
  needs: 'customer',
  answer: nothing,
  successStatus: 200,
  errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
} as const satisfies Endpoint

export const issueGuest = {
  method: 'POST',
  path: '/user/guest',
  about: 'A token by which a visitor without an account is known again, and by which their work follows them into one.',
  answer: guestIssued,
  successStatus: 200,
  errors: [],
} as const satisfies Endpoint

export const isOrderReadyToPay = {
  method: 'GET',
  path: '/order/isOrderReadyToPay',
  about: 'Where an order of the customer can be paid, once it can be made.',
  needs: 'customer',
  answer: paymentReadiness,
  successStatus: 200,
  errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
} as const satisfies Endpoint

export const hasPairOnItsWay = {
  method: 'GET',
  path: '/order/hasPairOnItsWay',
  about: 'Whether the customer or guest has paid for a pair that has not been delivered yet.',
  needs: 'visitor',
  answer: pairOnItsWay,
  successStatus: 200,
  errors: ['AUTH_REQUIRED', 'UNAVAILABLE'],
} as const satisfies Endpoint

export const reportProblem = {
  method: 'POST',
  path: '/report/problem',
  about: 'A browser reports a fault with the reference that its page shows.',
  body: problemReport,
  answer: nothing,
  successStatus: 202,
  maxBodyBytes: 8_192,
  errors: ['TOO_MANY_REQUESTS'],
} as const satisfies Endpoint

export const recordConsent = {
  method: 'POST',
  path: '/consent/record',
  about: 'Keeps what a visitor accepted or rejected, with the words that were shown and the time.',
  body: consentMade,
  answer: nothing,
  successStatus: 200,
  maxBodyBytes: 1_024,
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Endpoint

export const getCountryByIp = {
  method: 'GET',
  path: '/geo/getCountryByIP',
  about: 'The country that the address of the caller belongs to, as a default and never as a decision.',
  answer: lookedUpCountry,
  successStatus: 200,
  errors: [],
} as const satisfies Endpoint

export const joinWaitingList = {
  method: 'POST',
  path: '/country/waiting-list',
  about: 'Asks for one mail when the shop begins to ship to a country. The answer never tells who is on the list.',
  body: waitingListEntry,
  answer: nothing,
  successStatus: 200,
  maxBodyBytes: 8_192,
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Endpoint
