import * as z from 'zod/mini'
import { consentMade } from './consent.ts'
import { lookedUpCountry } from './country.ts'
import type { Endpoint } from './endpoint.ts'
import { guestIssued } from './guest.ts'
import { pairOnItsWay } from './orders.ts'
import { problemReport } from './problem-report.ts'
import { stateOfShop } from './shop-state.ts'
import { translationList, translationQuery } from './translations.ts'

const nothing = z.object({})

/*
 * The calls that any page may make; what only some rooms call has a file beside (`…-calls.ts`), and stays with them.
 * Each stands for itself, so that a page carries only the calls that it makes.
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

export const translations = {
  method: 'GET',
  path: '/localization/translations',
  query: translationQuery,
  answer: translationList,
  successStatus: 200,
  mayBeKept: true,
} as const satisfies Endpoint

export const issueGuest = {
  method: 'POST',
  path: '/user/guest',
  answer: guestIssued,
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
