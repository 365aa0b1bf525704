import * as z from 'zod/mini'
import { settings } from '#domain/settings.ts'
import { type Endpoint, emptyResponse } from './endpoint.ts'

const short = z.string().check(z.maxLength(200))
const secret = z.string().check(z.regex(/^[\w-]{1,100}$/))
const id = z.string().check(z.maxLength(36))

/** The personal details for opening an account. */
export const signUpDetails = z.strictObject({
  given_name: short,
  family_name: short,
  given_kana: z.optional(short),
  family_kana: z.optional(short),
  /** The name has no Japanese reading: then there are no kana. */
  has_no_kana: z.optional(z.boolean()),
  /** Determines whether kana are required. */
  country: z.string().check(z.maxLength(2)),
  is_adult: z.boolean(),
  wants_newsletter: z.boolean(),
  /** The version of the wording that was shown (domain/consent/agreements.ts). */
  version: z.string().check(z.maxLength(20)),
  /** The language in which the wording was shown; it becomes the account's language. */
  language: z.enum(settings.languages.available),
})

export const requestSignInCodeRequest = z.strictObject({
  email: z.string().check(z.maxLength(320)),
  language: z.enum(settings.languages.available),
  /** Where the link leads after signing in. */
  return_path: z.optional(z.string().check(z.maxLength(1_000))),
  sign_up_details: z.optional(signUpDetails),
})
export type RequestSignInCodeRequest = z.infer<typeof requestSignInCodeRequest>

export const requestSignInCodeResponse = z.object({
  verification_id: z.string(),
  resend_seconds: z.number(),
  expires_seconds: z.number(),
})
export type RequestSignInCodeResponse = z.infer<typeof requestSignInCodeResponse>

/** The proof of the visitor's cookie choice, which is moved into the account. */
const withConsent = { consent_id: z.optional(id) }

export const verifyCodeRequest = z.strictObject({
  verification_id: id,
  code: z.string().check(z.regex(/^\d{6}$/)),
  ...withConsent,
})
export type VerifyCodeRequest = z.infer<typeof verifyCodeRequest>
/** Mail programs break links, so a malformed link is answered as an unknown link and not as invalid input. */
export const checkSignInLinkRequest = z.strictObject({ link: short })
export type CheckSignInLinkRequest = z.infer<typeof checkSignInLinkRequest>
export const signInByLinkRequest = z.strictObject({ link: short, ...withConsent })
export type SignInByLinkRequest = z.infer<typeof signInByLinkRequest>
export const openAccountRequest = z.strictObject({
  sign_up_token: secret,
  sign_up_details: signUpDetails,
  ...withConsent,
})
export type OpenAccountRequest = z.infer<typeof openAccountRequest>

/** The masked e-mail address of a link that is still valid: recognizable to its owner only. */
export const checkSignInLinkResponse = z.object({ email: z.string() })
export type CheckSignInLinkResponse = z.infer<typeof checkSignInLinkResponse>

/** What was moved from the guest into the account. */
export const mergedGuestCounts = z.object({
  orders: z.number(),
  consents: z.number(),
  list_entries: z.number(),
  /** The customer is asked about each of them: `is_merge_pending` in the list of people. */
  people: z.number(),
})
export type MergedGuestCounts = z.infer<typeof mergedGuestCounts>

export const signedInSession = z.object({
  kind: z.literal('signed_in'),
  token: z.string(),
  refresh_token: z.string(),
  merged: mergedGuestCounts,
})
export type SignedInSession = z.infer<typeof signedInSession>
/** The address is verified and has no account yet: the secret in `sign_up_token` allows creating one. */
export const newAccountOffer = z.object({ kind: z.literal('new'), sign_up_token: z.string() })
export const signInResponse = z.union([signedInSession, newAccountOffer])
export type SignInResponse = z.infer<typeof signInResponse>

export const requestSignInCode = {
  method: 'POST',
  path: '/user/sign-in/requestCode',
  body: requestSignInCodeRequest,
  binds: true,
  response: requestSignInCodeResponse,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

export const verifyCode = {
  method: 'POST',
  path: '/user/sign-in/code',
  body: verifyCodeRequest,
  knowsGuest: true,
  errorCodes: ['code_wrong', 'code_attempts_exceeded', 'code_used', 'code_replaced', 'code_expired', 'codes_blocked'],
  response: signInResponse,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const checkSignInLink = {
  method: 'POST',
  path: '/user/sign-in/status',
  body: checkSignInLinkRequest,
  binds: true,
  errorCodes: ['link_used', 'link_replaced', 'link_expired', 'link_unknown'],
  response: checkSignInLinkResponse,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const signInByLink = {
  method: 'POST',
  path: '/user/sign-in/link',
  body: signInByLinkRequest,
  knowsGuest: true,
  errorCodes: ['link_used', 'link_replaced', 'link_expired', 'link_unknown'],
  response: signInResponse,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const openAccount = {
  method: 'POST',
  path: '/user/sign-up/open',
  body: openAccountRequest,
  knowsGuest: true,
  errorCodes: ['sign_up_expired'],
  response: signedInSession,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

export const signOut = {
  method: 'POST',
  path: '/user/sign-out',
  needs: 'customer',
  response: emptyResponse,
  successStatus: 200,
} as const satisfies Endpoint
