import * as z from 'zod/mini'
import { consentChoices } from '#domain/consent/consent.ts'
import { settings } from '#domain/settings.ts'

/** A cookie choice as the customer made it. `version` and `language` identify the wording that was shown. */
export const consentMade = z.strictObject({
  id: z.string().check(z.regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)),
  choice: z.enum(consentChoices),
  version: z.string().check(z.maxLength(20)),
  language: z.enum(settings.languages.available),
})
