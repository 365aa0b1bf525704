import * as z from 'zod/mini'
import { settings } from '#domain/settings.ts'

/**
 * An entry on the waitlist for shipping to a country, with the version and language of the wording that was agreed to.
 */
export const waitlistEntry = z.strictObject({
  email: z.string().check(z.maxLength(320)),
  country: z.string().check(z.maxLength(2)),
  language: z.enum(settings.languages.available),
  version: z.string().check(z.maxLength(20)),
})
