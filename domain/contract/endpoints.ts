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
 * Each stands for itself, so that a page carries only the calls that it makes; those of addresses, which few pages make,
 * stand in a file of their own (`address-calls.ts`).
 */

export const livez = {
  method: 'GET',
  path: '/livez',
  answer: nothing,
  successStatus: 200,
} as const satisfies Endpoint

export const readyz = {
  method: 'GET',
  path: '/readyz',
  answer: nothing,
  successStatus: 200,
} as const satisfies Endpoint

export const shopState = {
  method: 'GET',
  path: '/shop/state',
  answer: stateOfShop,
  successStatus: 200,
} as const satisfies Endpoint

export const reserveStores = {
  method: 'GET',
  path: '/reserve/stores',
  answer: storeList,
  successStatus: 200,
} as const satisfies Endpoint

export const translations = {
  method: 'GET',
  path: '/localization/translations',
  query: translationQuery,
  answer: translationList,
  successStatus: 200,
} as const satisfies Endpoint

export const translation = {
  method: 'GET',
  path: '/localization/translation/{id}',
  query: translationId,
  answer: oneTranslation,
  successStatus: 200,
} as const satisfies Endpoint

export const translationCategories = {
  method: 'GET',
  path: '/localization/categories',
  answer: categoryList,
  successStatus: 200,
} as const satisfies Endpoint

export const refreshJwt = {
  method: 'GET',
  path: '/user/refreshJWT',
  isOnce: true,
  answer: refreshed,
  successStatus: 200,
} as const satisfies Endpoint

export const listSessions = {
  method: 'GET',
  path: '/user/sessions',
  needs: 'customer',
  answer: sessionList,
  successStatus: 200,
} as const satisfies Endpoint

export const endSessions = {
  method: 'POST',
  path: '/user/sessions/end',
  body: sessionsToEnd,
  needs: 'customer',
  answer: nothing,
  successStatus: 200,
} as const satisfies Endpoint

export const issueGuest = {
  method: 'POST',
  path: '/user/guest',
  answer: guestIssued,
  successStatus: 200,
} as const satisfies Endpoint

export const isOrderReadyToPay = {
  method: 'GET',
  path: '/order/isOrderReadyToPay',
  needs: 'customer',
  answer: paymentReadiness,
  successStatus: 200,
} as const satisfies Endpoint

export const hasPairOnItsWay = {
  method: 'GET',
  path: '/order/hasPairOnItsWay',
  needs: 'visitor',
  answer: pairOnItsWay,
  successStatus: 200,
} as const satisfies Endpoint

export const reportProblem = {
  method: 'POST',
  path: '/report/problem',
  body: problemReport,
  answer: nothing,
  successStatus: 202,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

export const recordConsent = {
  method: 'POST',
  path: '/consent/record',
  body: consentMade,
  answer: nothing,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const getCountryByIp = {
  method: 'GET',
  path: '/geo/getCountryByIP',
  answer: lookedUpCountry,
  successStatus: 200,
} as const satisfies Endpoint

export const joinWaitingList = {
  method: 'POST',
  path: '/country/waiting-list',
  body: waitingListEntry,
  answer: nothing,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint
