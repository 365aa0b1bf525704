import type { AnyRouter } from '@tanstack/react-router'
import type { SessionActor } from './create-session.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { SessionPort } from './session-port.ts'
import { readTokens } from './token-cookies.ts'

/** Keeps the session in step with other tabs, and what is shown in step with who is here. */
export function followSession(session: SessionActor, port: SessionPort, router: AnyRouter, tabs: OtherTabs): void {
  tabs.listen((why) => {
    const kept = readTokens()
    const { tokens } = session.getSnapshot().context
    if (kept.token === tokens.token && kept.refreshToken === tokens.refreshToken) return
    const isOut = kept.token === undefined && kept.refreshToken === undefined
    if (!isOut) session.send({ type: 'session.stored', tokens: kept })
    else session.send(why === undefined ? { type: 'session.signedOut' } : { type: 'session.signedOut', why })
  })
  onOtherPerson(port, () => void router.invalidate())
}

/** Tells when somebody else is here than before. A refresh between two tokens of one customer changes nobody. */
export function onOtherPerson(port: SessionPort, tell: () => void): void {
  let last = port.who()
  port.onChange(() => {
    const now = port.who()
    if (now === undefined || now === last) return
    const isFirst = last === undefined
    last = now
    if (!isFirst) tell()
  })
}
