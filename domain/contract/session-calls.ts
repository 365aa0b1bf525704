import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { refreshed, sessionList, sessionsToEnd } from './sessions.ts'

export const refreshJwt = {
  method: 'GET',
  path: '/user/refreshJWT',
  isOnce: true,
  binds: true,
  answer: refreshed,
  successStatus: 200,
} as const satisfies Endpoint

export const listSessions = {
  method: 'GET',
  path: '/user/sessions',
  needs: 'customer',
  answer: sessionList,
  successStatus: 200,
} as const satisfies Endpoint

export const endSessions = {
  method: 'POST',
  path: '/user/sessions/end',
  body: sessionsToEnd,
  needs: 'customer',
  answer: z.object({}),
  successStatus: 200,
} as const satisfies Endpoint
