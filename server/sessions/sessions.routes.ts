import * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Tokens } from '#server/access/tokens.ts'
import type { Log } from '#server/log.ts'
import { endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { refreshSession } from './refresh-session.ts'

type SessionRoutesDeps = { readonly tokens: Tokens; readonly log: Log; now(): Date }

export function sessionRoutes({ openCall, customerCall }: Calls, { tokens, log, now }: SessionRoutesDeps): void {
  openCall(endpoints.refreshJwt, (db, { token, binding }) =>
    refreshSession(db, tokens, log, { refreshToken: token, binding, now: now() }),
  )
  customerCall(endpoints.signOut, async (db, { customerId, sessionId }) => {
    await endSessions(db, customerId, sessionId, now())
    return ok({})
  })
  customerCall(endpoints.listSessions, async (db, customer) => ok(await listSessions(db, customer, now())))
  customerCall(endpoints.endSessions, async (db, { customerId }, { body }) => {
    await endSessions(db, customerId, body.id, now())
    return ok({})
  })
}
