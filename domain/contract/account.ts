import * as z from 'zod/mini'
import { agreementKinds } from '#domain/consent/agreements.ts'
import { consentChoices } from '#domain/consent/consent.ts'
import { settings } from '#domain/settings.ts'

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
export const profileInput = z.strictObject({
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
export type ProfileInput = z.infer<typeof profileInput>

export const changeEmailInput = z.strictObject({ email, language })
export const emailChangeRequest = z.object({
  verification_id: z.string(),
  resend_seconds: z.number(),
  expires_seconds: z.number(),
})
export const newEmailCode = z.strictObject({
  verification_id: z.string().check(z.maxLength(36)),
  code: z.string().check(z.regex(/^\d{6}$/)),
})

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

export const newsletterInput = z.strictObject({ is_wanted: z.boolean(), language, version })
export const waitlistToLeave = z.strictObject({ country })

/** A file that only its owner reads: the API passes `tables` through without a schema. */
export const customerExport = z.object({ exported_at: z.string(), tables: z.unknown() })

export type CustomerExport = {
  readonly exported_at: string
  /** The stored rows of a customer, by table name. */
  readonly tables: Readonly<Record<string, readonly object[]>>
}

/** The account's e-mail address, typed again to confirm the deletion. */
export const deleteAccountInput = z.strictObject({ email })
