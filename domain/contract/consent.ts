import * as z from 'zod/mini'
import { consentChoices } from '#domain/consent/consent.ts'
import { settings } from '#domain/settings.ts'
import { type Endpoint, emptyResponse } from './endpoint.ts'

/** A cookie choice as the customer made it. `version` and `language` identify the wording that was shown. */
export const recordConsentRequest = z.strictObject({
  id: z.string().check(z.regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)),
  choice: z.enum(consentChoices),
  version: z.string().check(z.maxLength(20)),
  language: z.enum(settings.languages.available),
})
export type RecordConsentRequest = z.infer<typeof recordConsentRequest>

export const recordConsent = {
  method: 'POST',
  path: '/consent/record',
  body: recordConsentRequest,
  response: emptyResponse,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
