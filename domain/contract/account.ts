import * as z from 'zod/mini'
import { agreementKinds } from '#domain/consent/agreements.ts'
import { consentChoices } from '#domain/consent/consent.ts'
import { settings } from '#domain/settings.ts'
import { type Endpoint, emptyResponse } from './endpoint.ts'

const short = z.string().check(z.maxLength(200))
const email = z.string().check(z.maxLength(320))
const country = z.string().check(z.maxLength(2))
const version = z.string().check(z.maxLength(20))
const language = z.enum(settings.languages.available)
const said = z.nullable(z.string())

/**
 * The profile of a customer. Fields not given yet are null; `phone` is E.164, and `phone_shown` is formatted as in its
 * country.
 */
export const profile = z.object({
  email: said,
  given_name: said,
  family_name: said,
  given_kana: said,
  family_kana: said,
  phone: said,
  phone_shown: said,
  language,
  country: z.string(),
  created_at: z.string(),
})
export type Profile = z.infer<typeof profile>

/** Saves the whole profile at once, so that two concurrent saves never mix. */
export const saveProfileRequest = z.strictObject({
  given_name: short,
  family_name: short,
  /** Required where the market of the country asks for them. */
  given_kana: z.optional(short),
  family_kana: z.optional(short),
  /** The name has no Japanese reading: then no kana are stored. */
  has_no_kana: z.optional(z.boolean()),
  /** Empty to remove the number. */
  phone: z.optional(z.string().check(z.maxLength(60))),
  language,
  country,
})
export type SaveProfileRequest = z.infer<typeof saveProfileRequest>

export const requestEmailChangeRequest = z.strictObject({ email, language })
export type RequestEmailChangeRequest = z.infer<typeof requestEmailChangeRequest>
export const requestEmailChangeResponse = z.object({
  verification_id: z.string(),
  resend_seconds: z.number(),
  expires_seconds: z.number(),
})
export type RequestEmailChangeResponse = z.infer<typeof requestEmailChangeResponse>
export const confirmNewEmailRequest = z.strictObject({
  verification_id: z.string().check(z.maxLength(36)),
  code: z.string().check(z.regex(/^\d{6}$/)),
})
export type ConfirmNewEmailRequest = z.infer<typeof confirmNewEmailRequest>

const words = { language, wording: z.string() }

/** Everything that a customer agreed to or refused, word for word, newest first. */
export const agreementList = z.object({
  wants_newsletter: z.boolean(),
  agreements: z.array(
    z.object({ id: z.string(), kind: z.enum(agreementKinds), is_given: z.boolean(), agreed_at: z.string(), ...words }),
  ),
  consents: z.array(z.object({ id: z.string(), choice: z.enum(consentChoices), chosen_at: z.string(), ...words })),
  waiting_lists: z.array(z.object({ country: z.string(), created_at: z.string(), ...words })),
})
export type AgreementList = z.infer<typeof agreementList>

export const saveNewsletterRequest = z.strictObject({ is_wanted: z.boolean(), language, version })
export type SaveNewsletterRequest = z.infer<typeof saveNewsletterRequest>
export const leaveCountryWaitlistRequest = z.strictObject({ country })
export type LeaveCountryWaitlistRequest = z.infer<typeof leaveCountryWaitlistRequest>

/** A file that only its owner reads: the API passes `tables` through without a schema. */
export const exportAccountResponse = z.object({ exported_at: z.string(), tables: z.unknown() })
export type ExportAccountResponse = z.infer<typeof exportAccountResponse>

export type CustomerExport = {
  readonly exported_at: string
  /** The stored rows of a customer, by table name. */
  readonly tables: Readonly<Record<string, readonly object[]>>
}

/** The account's e-mail address, typed again to confirm the deletion. */
export const deleteAccountRequest = z.strictObject({ email })
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>

export const userProfile = {
  method: 'GET',
  path: '/user/profile',
  needs: 'customer',
  response: profile,
  successStatus: 200,
} as const satisfies Endpoint

export const saveProfile = {
  method: 'POST',
  path: '/user/profile/save',
  body: saveProfileRequest,
  needs: 'customer',
  response: profile,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

export const requestEmailChange = {
  method: 'POST',
  path: '/user/email/requestCode',
  body: requestEmailChangeRequest,
  needs: 'customer',
  response: requestEmailChangeResponse,
  successStatus: 200,
  maxBodyBytes: 2_048,
} as const satisfies Endpoint

export const confirmNewEmail = {
  method: 'POST',
  path: '/user/email/confirm',
  body: confirmNewEmailRequest,
  needs: 'customer',
  errorCodes: [
    'code_wrong',
    'code_attempts_exceeded',
    'code_used',
    'code_replaced',
    'code_expired',
    'codes_blocked',
    'email_taken',
  ],
  response: profile,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const listAgreements = {
  method: 'GET',
  path: '/user/agreements',
  needs: 'customer',
  response: agreementList,
  successStatus: 200,
} as const satisfies Endpoint

export const saveNewsletter = {
  method: 'POST',
  path: '/user/newsletter',
  body: saveNewsletterRequest,
  needs: 'customer',
  response: agreementList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const leaveCountryWaitlist = {
  method: 'POST',
  path: '/country/waitlist/leave',
  body: leaveCountryWaitlistRequest,
  needs: 'customer',
  response: agreementList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const exportAccount = {
  method: 'GET',
  path: '/user/export',
  needs: 'customer',
  response: exportAccountResponse,
  successStatus: 200,
} as const satisfies Endpoint

export const deleteAccount = {
  method: 'POST',
  path: '/user/delete',
  body: deleteAccountRequest,
  needs: 'customer',
  response: emptyResponse,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
