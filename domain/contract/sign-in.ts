import * as z from 'zod/mini'
import { settings } from '#domain/settings.ts'

const short = z.string().check(z.maxLength(200))
const secret = z.string().check(z.regex(/^[\w-]{1,100}$/))
const id = z.string().check(z.maxLength(36))

/** What somebody says of themselves who opens an account. */
export const introduction = z.strictObject({
  given_name: short,
  family_name: short,
  given_kana: z.optional(short),
  family_kana: z.optional(short),
  /** Nobody reads the name in Japanese: then there are no kana. */
  has_no_kana: z.optional(z.boolean()),
  /** Decides whether the kana are asked for. */
  country: z.string().check(z.maxLength(2)),
  is_adult: z.boolean(),
  wants_newsletter: z.boolean(),
  /** Which of the shop's own words were shown (domain/consent/agreements.ts). */
  version: z.string().check(z.maxLength(20)),
  /** In which language they were shown, which is the account's from then on. */
  language: z.enum(settings.languages.available),
})

export const requestSignInInput = z.strictObject({
  email: z.string().check(z.maxLength(320)),
  language: z.enum(settings.languages.available),
  /** Where the link leads, once it has signed somebody in. */
  wanted: z.optional(z.string().check(z.maxLength(1_000))),
  introduction: z.optional(introduction),
})

export const signInCodeRequest = z.object({
  proof_id: z.string(),
  resend_seconds: z.number(),
  expires_seconds: z.number(),
})

/** The proof of the visitor's choice about cookies, which follows them into the account. */
const withConsent = { consent_id: z.optional(id) }

export const verifyCodeInput = z.strictObject({
  proof_id: id,
  code: z.string().check(z.regex(/^\d{6}$/)),
  ...withConsent,
})
/** Mail programs break links: what is none of ours is told so, and is no fault of form. */
export const viewedLink = z.strictObject({ link: short })
export const linkPressed = z.strictObject({ link: short, ...withConsent })
export const createAccountInput = z.strictObject({ opening: secret, introduction, ...withConsent })

/** The address of a link that can still be used, so far as its owner knows it again. */
export const linkFound = z.object({ email: z.string() })

/** What was a guest's until now. */
export const brought = z.object({
  orders: z.number(),
  consents: z.number(),
  list_entries: z.number(),
  /** Each is asked about: `has_arrived` in the list of people. */
  people: z.number(),
})
export type MergedGuestCounts = z.infer<typeof brought>

export const signedIn = z.object({
  kind: z.literal('signed_in'),
  token: z.string(),
  refresh_token: z.string(),
  brought,
})
/** The address is proven and nobody's yet: an account is opened with the secret that comes along. */
export const isNew = z.object({ kind: z.literal('new'), opening: z.string() })
export const verificationResult = z.union([signedIn, isNew])
export type VerifyCodeResult = z.infer<typeof verificationResult>
