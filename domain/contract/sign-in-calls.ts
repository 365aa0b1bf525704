import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import {
  createAccountInput,
  linkFound,
  linkPressed,
  requestSignInInput,
  signedIn,
  signInCodeRequest,
  verificationResult,
  verifyCodeInput,
  viewedLink,
} from './sign-in.ts'

const nothing = z.object({})

export const requestSignInCode = {
  method: 'POST',
  path: '/user/sign-in/requestCode',
  body: requestSignInInput,
  binds: true,
  answer: signInCodeRequest,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

export const verifyCode = {
  method: 'POST',
  path: '/user/sign-in/code',
  body: verifyCodeInput,
  knowsGuest: true,
  errorCodes: ['code_wrong', 'code_attempts_exceeded', 'code_used', 'code_replaced', 'code_expired', 'codes_blocked'],
  answer: verificationResult,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const checkSignInLink = {
  method: 'POST',
  path: '/user/sign-in/status',
  body: viewedLink,
  binds: true,
  errorCodes: ['link_used', 'link_replaced', 'link_expired', 'link_unknown'],
  answer: linkFound,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const signInByLink = {
  method: 'POST',
  path: '/user/sign-in/link',
  body: linkPressed,
  knowsGuest: true,
  errorCodes: ['link_used', 'link_replaced', 'link_expired', 'link_unknown'],
  answer: verificationResult,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const openAccount = {
  method: 'POST',
  path: '/user/sign-up/open',
  body: createAccountInput,
  knowsGuest: true,
  errorCodes: ['sign_up_expired'],
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
