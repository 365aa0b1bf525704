import * as z from 'zod/mini'
import { settings } from '#domain/settings.ts'

const short = z.string().check(z.maxLength(200))
const secret = z.string().check(z.regex(/^[\w-]{1,100}$/))
const id = z.string().check(z.maxLength(36))

/** The personal details for opening an account. */
export const introduction = z.strictObject({
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

export const requestSignInInput = z.strictObject({
  email: z.string().check(z.maxLength(320)),
  language: z.enum(settings.languages.available),
  /** Where the link leads after signing in. */
  wanted: z.optional(z.string().check(z.maxLength(1_000))),
  introduction: z.optional(introduction),
})

export const signInCodeRequest = z.object({
  verification_id: z.string(),
  resend_seconds: z.number(),
  expires_seconds: z.number(),
})

/** The proof of the visitor's cookie choice, which is moved into the account. */
const withConsent = { consent_id: z.optional(id) }

export const verifyCodeInput = z.strictObject({
  verification_id: id,
  code: z.string().check(z.regex(/^\d{6}$/)),
  ...withConsent,
})
/** Mail programs break links, so a malformed link is answered as an unknown link and not as invalid input. */
export const viewedLink = z.strictObject({ link: short })
export const linkPressed = z.strictObject({ link: short, ...withConsent })
export const createAccountInput = z.strictObject({ opening: secret, introduction, ...withConsent })

/** The masked e-mail address of a link that is still valid: recognizable to its owner only. */
export const linkFound = z.object({ email: z.string() })

/** What was moved from the guest into the account. */
export const mergedGuestCounts = z.object({
  orders: z.number(),
  consents: z.number(),
  list_entries: z.number(),
  /** The customer is asked about each of them: `has_arrived` in the list of people. */
  people: z.number(),
})
export type MergedGuestCounts = z.infer<typeof mergedGuestCounts>

export const signedIn = z.object({
  kind: z.literal('signed_in'),
  token: z.string(),
  refresh_token: z.string(),
  merged: mergedGuestCounts,
})
/** The address is verified and has no account yet: the secret in `opening` allows creating one. */
export const isNew = z.object({ kind: z.literal('new'), opening: z.string() })
export const verificationResult = z.union([signedIn, isNew])
export type VerifyCodeResult = z.infer<typeof verificationResult>
