import { createSession, type SessionActor, type SessionParts } from './create-session.ts'
import { createRefresh, type RefreshParts } from './refresh.ts'
import { type SessionPort, sessionPort } from './session-port.ts'

export type OpenSession = { readonly actor: SessionActor; readonly port: SessionPort }

/** The session itself, for whoever has one or gets one: a stranger's page goes without it. */
export function openSession(parts: Omit<SessionParts, 'refresh'> & RefreshParts): OpenSession {
  const actor = createSession({ ...parts, refresh: createRefresh(parts) })
  return { actor, port: sessionPort(actor) }
}
