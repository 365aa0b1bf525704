import type { AnyRouter } from '@tanstack/react-router'
import type { SessionActor } from './create-session.ts'
import type { OtherTabs } from './other-tabs.ts'
import { readTokens } from './token-cookies.ts'

/** Keeps the session in step with other tabs, and the guards in step with the session. */
export function followSession(session: SessionActor, router: AnyRouter, tabs: OtherTabs): void {
  tabs.listen(() => {
    const kept = readTokens()
    const { tokens } = session.getSnapshot().context
    if (kept.token === tokens.token && kept.refreshToken === tokens.refreshToken) return
    const isOut = kept.token === undefined && kept.refreshToken === undefined
    session.send(isOut ? { type: 'session.signedOut' } : { type: 'session.stored', tokens: kept })
  })

  // Only what guards decide by, and only when it is settled: a refresh between two good tokens changes nothing for them.
  const standing = () =>
    session.getSnapshot().hasTag('settled') ? session.getSnapshot().matches('cleared') : undefined
  let last = standing()
  session.subscribe(() => {
    const now = standing()
    if (now === undefined || now === last) return
    const isFirst = last === undefined
    last = now
    if (!isFirst) void router.invalidate()
  })
}
