import { type GuardContext, paidOrderBy } from '#domain/access/guards.ts'
import { settings } from '#domain/settings.ts'
import { callCommon } from '#src/api/call-lazily.ts'
import type { Credential } from '#src/api/caller.ts'
import type { Wire } from '#src/api/wire.ts'
import type { AccessPort } from '#src/page/access-port.ts'
import { forgetBegun } from './forget-begun.ts'
import type { GuestPort } from './guest.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { SessionPort } from './session-port.ts'

const seen: Record<Credential['kind'], GuardContext['session']> = {
  token: 'valid',
  nobody: 'cleared',
  unanswered: 'unanswered',
}

type Parts = {
  readonly session: SessionPort
  readonly wire: Wire
  readonly guest: GuestPort
  readonly tabs: OtherTabs
}

/** The guard context: the settled session, and whether a paid pair is on its way. */
export function sessionAccess({ session, wire, guest, tabs }: Parts): AccessPort {
  /** After a page has waited in vain, the next one does not wait again until the session changes. */
  let isInVain = false
  session.onChange(() => {
    isInVain = false
  })
  /** Each time that the device was forgotten, nobody is another one: what stands on the page was the last one's. */
  let times = 0
  const listeners = new Set<() => void>()
  function forget(): void {
    guest.forget()
    forgetBegun()
    times += 1
    for (const tell of listeners) tell()
  }
  tabs.onForgotten(forget)
  return {
    async guardContext(names, abandoned) {
      const enough = isInVain ? AbortSignal.abort() : AbortSignal.timeout(settings.navigation.guardPatienceMs)
      const patience = AbortSignal.any([abandoned, enough])
      const { kind } = await session.credential(patience)
      isInVain = enough.aborted && kind === 'unanswered'
      if (!names.includes('check-paid-order')) return { session: seen[kind], paidOrder: 'unknown' }
      const answer = await callCommon(wire, 'hasPairOnItsWay', undefined, { signal: patience })
      if (answer.ok) return { session: seen[kind], paidOrder: paidOrderBy(answer.value) }
      // A session that the shop no longer knows has ended with this very call.
      return { session: answer.code === 'AUTH_REQUIRED' ? 'cleared' : seen[kind], paidOrder: 'unknown' }
    },
    visitor: session.visitor,
    who() {
      const who = session.who()
      return who === 'nobody' && times > 0 ? `${who} ${times}` : who
    },
    onChange(tell) {
      listeners.add(tell)
      const leave = session.onChange(tell)
      return () => {
        listeners.delete(tell)
        leave()
      }
    },
    signIn(tokens) {
      // The guest's work belongs to the customer now.
      guest.forget()
      session.signIn(tokens)
    },
    signOut() {
      // The next one at this device finds nothing of them.
      forgetBegun()
      session.signOut()
    },
    forgetDevice() {
      tabs.tell('forgotten')
      forget()
    },
  }
}
