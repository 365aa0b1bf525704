import { type GuardContext, paidOrderBy } from '#domain/access/guards.ts'
import { settings } from '#domain/settings.ts'
import type { ApiClient } from '#src/api/api.ts'
import { callCommon } from '#src/api/call-lazily.ts'
import type { Credential } from '#src/api/caller.ts'
import type { AccessPort } from '#src/page/access-port.ts'
import { clearDrafts } from './clear-drafts.ts'
import type { GuestPort } from './guest.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { SessionPort } from './session-port.ts'

const visitorBySession: Record<Credential['kind'], GuardContext['session']> = {
  token: 'valid',
  nobody: 'cleared',
  unanswered: 'unanswered',
}

type SessionAccessDeps = {
  readonly session: SessionPort
  readonly api: ApiClient
  readonly guest: GuestPort
  readonly tabs: OtherTabs
}

/** The guard context: the settled session, and whether a paid pair is on its way. */
export function sessionAccess({ session, api, guest, tabs }: SessionAccessDeps): AccessPort {
  /** After one page has waited in vain, the next does not wait again until the session changes. */
  let isInVain = false
  session.onChange(() => {
    isInVain = false
  })
  /**
   * Counts how often the device was cleared. Each time, `who` changes although nobody is signed in, because the page
   * shows the previous visitor's data.
   */
  let times = 0
  const listeners = new Set<() => void>()
  function clearTokens(): void {
    guest.clearTokens()
    clearDrafts()
    times += 1
    for (const listener of listeners) listener()
  }
  tabs.onDeviceCleared(clearTokens)
  return {
    async guardContext(names, abandoned) {
      const enough = isInVain ? AbortSignal.abort() : AbortSignal.timeout(settings.navigation.guardPatienceMs)
      const patience = AbortSignal.any([abandoned, enough])
      const { kind } = await session.credential(patience)
      isInVain = enough.aborted && kind === 'unanswered'
      if (!names.includes('check-paid-order')) return { session: visitorBySession[kind], paidOrder: 'unknown' }
      const answer = await callCommon(api, 'hasPairInProgress', undefined, { signal: patience })
      if (answer.ok) return { session: visitorBySession[kind], paidOrder: paidOrderBy(answer.value) }
      // `AUTH_REQUIRED` means that this very call has ended the session.
      return { session: answer.code === 'AUTH_REQUIRED' ? 'cleared' : visitorBySession[kind], paidOrder: 'unknown' }
    },
    visitor: session.visitor,
    who() {
      const who = session.who()
      return who === 'nobody' && times > 0 ? `${who} ${times}` : who
    },
    onChange(listener) {
      listeners.add(listener)
      const unsubscribe = session.onChange(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
    signIn(tokens) {
      // The guest's data now belongs to the customer.
      guest.clearTokens()
      session.signIn(tokens)
    },
    signOut() {
      // The next visitor on this device must find nothing of this one.
      clearDrafts()
      session.signOut()
    },
    clearDevice() {
      tabs.broadcast('forgotten')
      clearTokens()
    },
  }
}
