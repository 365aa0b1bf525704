import * as z from 'zod/mini'
import { type Endpoint, emptyResponse } from './endpoint.ts'

/** The specification allows either: the token alone, or both tokens. */
export const refreshJwtResponse = z.union([z.string(), z.object({ token: z.string(), refreshToken: z.string() })])
export type RefreshJwtResponse = z.infer<typeof refreshJwtResponse>

export const listSessionsResponse = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      created_at: z.string(),
      seen_at: z.string(),
      is_current: z.boolean(),
    }),
  ),
})
export type ListSessionsResponse = z.infer<typeof listSessionsResponse>

/** Ends one session by its id, or all sessions of the customer. */
export const endSessionsRequest = z.strictObject({ id: z.optional(z.string().check(z.maxLength(64))) })
export type EndSessionsRequest = z.infer<typeof endSessionsRequest>

export const refreshJwt = {
  method: 'GET',
  path: '/user/refreshJWT',
  isOnce: true,
  binds: true,
  response: refreshJwtResponse,
  successStatus: 200,
} as const satisfies Endpoint

export const listSessions = {
  method: 'GET',
  path: '/user/sessions',
  needs: 'customer',
  response: listSessionsResponse,
  successStatus: 200,
} as const satisfies Endpoint

export const endSessions = {
  method: 'POST',
  path: '/user/sessions/end',
  body: endSessionsRequest,
  needs: 'customer',
  response: emptyResponse,
  successStatus: 200,
} as const satisfies Endpoint
