import type { AnyRouter } from '@tanstack/react-router'
import type { OtherTabs } from './other-tabs.ts'
import type { SessionPort } from './session-port.ts'
import { readTokens } from './token-cookies.ts'
import type { VisitorSession } from './visitor-session.ts'

/** Synchronizes the session with other tabs, and the page with the current visitor. */
export function followSession(session: VisitorSession, router: AnyRouter, tabs: OtherTabs): void {
  tabs.listen((why) => {
    const storedTokens = readTokens()
    const currentTokens = session.currentTokens()
    if (storedTokens.token === currentTokens.token && storedTokens.refreshToken === currentTokens.refreshToken) return
    const isOut = storedTokens.token === undefined && storedTokens.refreshToken === undefined
    if (isOut) session.signedOut(why)
    else session.found(storedTokens)
  })
  onOtherPerson(session, () => void router.invalidate())
}

/** Notifies when the visitor changes. A token refresh of the same customer is no change. */
export function onOtherPerson(port: SessionPort, listener: () => void): void {
  let last = port.who()
  port.onChange(() => {
    const now = port.who()
    if (now === undefined || now === last) return
    const isFirst = last === undefined
    last = now
    if (!isFirst) listener()
  })
}
