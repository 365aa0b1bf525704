import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import {
  accountWish,
  codeGiven,
  linkFound,
  linkPressed,
  linkSeen,
  proven,
  signedIn,
  signInAsked,
  signInWish,
} from './sign-in.ts'

const nothing = z.object({})

export const askForCode = {
  method: 'POST',
  path: '/user/sign-in/ask',
  body: signInWish,
  binds: true,
  answer: signInAsked,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

export const proveCode = {
  method: 'POST',
  path: '/user/sign-in/code',
  body: codeGiven,
  knowsGuest: true,
  refusals: ['code_wrong', 'code_burnt', 'code_used', 'code_replaced', 'code_expired', 'codes_closed'],
  answer: proven,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const lookAtLink = {
  method: 'POST',
  path: '/user/sign-in/look',
  body: linkSeen,
  binds: true,
  refusals: ['link_used', 'link_replaced', 'link_expired', 'link_unknown'],
  answer: linkFound,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const signInByLink = {
  method: 'POST',
  path: '/user/sign-in/link',
  body: linkPressed,
  knowsGuest: true,
  refusals: ['link_used', 'link_replaced', 'link_expired', 'link_unknown'],
  answer: proven,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const openAccount = {
  method: 'POST',
  path: '/user/sign-up/open',
  body: accountWish,
  knowsGuest: true,
  refusals: ['opening_ended'],
  answer: signedIn,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

export const signOut = {
  method: 'POST',
  path: '/user/sign-out',
  needs: 'customer',
  answer: nothing,
  successStatus: 200,
} as const satisfies Endpoint
