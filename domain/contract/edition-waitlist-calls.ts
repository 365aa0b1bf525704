import * as z from 'zod/mini'
import { settings } from '#domain/settings.ts'
import type { Endpoint } from './endpoint.ts'

/** Where a mail is to go, and which of the shop's own words were agreed to (domain/order/edition-words.ts). */
const waitlistPositionRequest = z.strictObject({
  email: z.string().check(z.maxLength(320)),
  language: z.enum(settings.languages.available),
  version: z.string().check(z.maxLength(20)),
})

/** Somebody's place on the list of those who wait for a number; null where they have none. */
export const waitlistPosition = z.object({
  place: z.nullable(
    z.object({
      email: z.string(),
      /** How many are told before them. */
      ahead: z.number(),
      /** The number that is kept for them, once one has come free. */
      kept: z.nullable(z.object({ number: z.number(), until: z.string() })),
    }),
  ),
})

export const loadEditionWaitlistPosition = {
  method: 'GET',
  path: '/edition/place',
  needs: 'visitor',
  answer: waitlistPosition,
  successStatus: 200,
} as const satisfies Endpoint

/** One place for each customer or guest: who has one hears of it, and keeps it as it is. While there are numbers nobody waits. */
export const joinEditionWaitlist = {
  method: 'POST',
  path: '/edition/wait',
  body: waitlistPositionRequest,
  needs: 'visitor',
  errorCodes: ['numbers_left'],
  isIdempotent: true,
  answer: waitlistPosition,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

/** Who is not on the list is off it. A number that was kept for them goes to the next one. */
export const leaveEditionWaitlist = {
  method: 'POST',
  path: '/edition/leave',
  needs: 'visitor',
  isIdempotent: true,
  answer: waitlistPosition,
  successStatus: 200,
} as const satisfies Endpoint
