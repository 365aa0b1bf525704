import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

export const issueGuestResponse = z.object({ guest_token: z.string() })
export type IssueGuestResponse = z.infer<typeof issueGuestResponse>

export const issueGuest = {
  method: 'POST',
  path: '/user/guest',
  response: issueGuestResponse,
  successStatus: 200,
} as const satisfies Endpoint
