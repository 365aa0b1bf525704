import { createSession, type SessionActor, type SessionDeps } from './create-session.ts'
import { createRefresh, type RefreshDeps } from './refresh.ts'
import { type SessionPort, sessionPort } from './session-port.ts'

export type OpenSession = { readonly actor: SessionActor; readonly port: SessionPort }

/** Creates the session's actor. Loaded only for visitors with tokens: pages of anonymous visitors work without it. */
export function startSessionActor(deps: Omit<SessionDeps, 'refresh'> & RefreshDeps): OpenSession {
  const actor = createSession({ ...deps, refresh: createRefresh(deps) })
  return { actor, port: sessionPort(actor) }
}
