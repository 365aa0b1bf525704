import * as z from 'zod/mini'
import { clientErrorReport } from './client-error-report.ts'
import { consentMade } from './consent.ts'
import { lookedUpCountry } from './country.ts'
import type { Endpoint } from './endpoint.ts'
import { guestIssued } from './guest.ts'
import { pairInProgress } from './orders.ts'
import { getShopState } from './shop-state.ts'
import { translationList, translationQuery } from './translations.ts'

const nothing = z.object({})

/*
 * The calls that any page may make; calls of single sections are in files of their own (`…-calls.ts`). Each is a
 * separate export, so that a page bundles only the calls it makes.
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
  answer: getShopState,
  successStatus: 200,
} as const satisfies Endpoint

export const translations = {
  method: 'GET',
  path: '/localization/translations',
  query: translationQuery,
  answer: translationList,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint

export const issueGuest = {
  method: 'POST',
  path: '/user/guest',
  answer: guestIssued,
  successStatus: 200,
} as const satisfies Endpoint

export const hasPairInProgress = {
  method: 'GET',
  path: '/order/hasPairInProgress',
  needs: 'visitor',
  answer: pairInProgress,
  successStatus: 200,
} as const satisfies Endpoint

export const reportClientError = {
  method: 'POST',
  path: '/report/clientError',
  body: clientErrorReport,
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
