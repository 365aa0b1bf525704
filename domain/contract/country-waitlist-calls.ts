import * as z from 'zod/mini'
import { waitlistEntry } from './country-waitlist.ts'
import type { Endpoint } from './endpoint.ts'

export const joinCountryWaitlist = {
  method: 'POST',
  path: '/country/waitlist/join',
  body: waitlistEntry,
  answer: z.object({}),
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint
