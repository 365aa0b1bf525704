import * as z from 'zod/mini'
import { settings } from '#domain/settings.ts'
import { type Endpoint, emptyResponse } from './endpoint.ts'

/**
 * An entry on the waitlist for shipping to a country, with the version and language of the wording that was agreed to.
 */
export const joinCountryWaitlistRequest = z.strictObject({
  email: z.string().check(z.maxLength(320)),
  country: z.string().check(z.maxLength(2)),
  language: z.enum(settings.languages.available),
  version: z.string().check(z.maxLength(20)),
})
export type JoinCountryWaitlistRequest = z.infer<typeof joinCountryWaitlistRequest>

export const joinCountryWaitlist = {
  method: 'POST',
  path: '/country/waitlist/join',
  body: joinCountryWaitlistRequest,
  response: emptyResponse,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

/** The address to notify, and the version and language of the wording agreed to (domain/order/edition-words.ts). */
export const joinEditionWaitlistRequest = z.strictObject({
  email: z.string().check(z.maxLength(320)),
  language: z.enum(settings.languages.available),
  version: z.string().check(z.maxLength(20)),
})
export type JoinEditionWaitlistRequest = z.infer<typeof joinEditionWaitlistRequest>

/** The caller's position on the edition waitlist; `position` is null if they are not on it. */
export const waitlistPosition = z.object({
  position: z.nullable(
    z.object({
      email: z.string(),
      /** How many are notified before them. */
      ahead: z.number(),
      /** The number reserved for them, once one has become free. */
      reserved: z.nullable(z.object({ number: z.number(), until: z.string() })),
    }),
  ),
})
export type WaitlistPosition = z.infer<typeof waitlistPosition>

export const loadEditionWaitlistPosition = {
  method: 'GET',
  path: '/edition/waitlist/position',
  needs: 'visitor',
  response: waitlistPosition,
  successStatus: 200,
} as const satisfies Endpoint

/**
 * Joins the edition waitlist, one position per customer or guest: joining again returns the existing position
 * unchanged. Rejected while numbers are free.
 */
export const joinEditionWaitlist = {
  method: 'POST',
  path: '/edition/waitlist/join',
  body: joinEditionWaitlistRequest,
  needs: 'visitor',
  errorCodes: ['numbers_left'],
  isIdempotent: true,
  response: waitlistPosition,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

/**
 * Leaves the edition waitlist; succeeds if the caller is not on it. A number reserved for them goes to the next in
 * line.
 */
export const leaveEditionWaitlist = {
  method: 'POST',
  path: '/edition/waitlist/leave',
  needs: 'visitor',
  isIdempotent: true,
  response: waitlistPosition,
  successStatus: 200,
} as const satisfies Endpoint
