import * as z from 'zod/mini'
import { settings } from '#domain/settings.ts'

/** Who wants to hear when we begin to ship to their country, and which of the shop's own words they agreed to. */
export const waitlistEntry = z.strictObject({
  email: z.string().check(z.maxLength(320)),
  country: z.string().check(z.maxLength(2)),
  language: z.enum(settings.languages.available),
  version: z.string().check(z.maxLength(20)),
})
