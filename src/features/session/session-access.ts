import type { GuardContext } from '#domain/access/guards.ts'
import * as endpoints from '#domain/contract/endpoints.ts'
import { settings } from '#domain/settings.ts'
import type { Credential } from '#src/api/caller.ts'
import type { Wire } from '#src/api/wire.ts'
import type { AccessPort } from '#src/page/access-port.ts'
import type { GuestPort } from './guest.ts'
import type { SessionPort } from './session-port.ts'

const seen: Record<Credential['kind'], GuardContext['session']> = {
  token: 'valid',
  nobody: 'cleared',
  unanswered: 'unanswered',
}

/** The guard context: the settled session, and whether a paid pair is on its way. */
export function sessionAccess(session: SessionPort, wire: Wire, guest: GuestPort): AccessPort {
  /** After a page has waited in vain, the next one does not wait again until the session changes. */
  let isInVain = false
  session.onChange(() => {
    isInVain = false
  })
  return {
    async guardContext(names, abandoned) {
      const enough = isInVain ? AbortSignal.abort() : AbortSignal.timeout(settings.navigation.guardPatienceMs)
      const patience = AbortSignal.any([abandoned, enough])
      const { kind } = await session.credential(patience)
      isInVain = enough.aborted && kind === 'unanswered'
      if (!names.includes('check-paid-order')) return { session: seen[kind], paidOrder: 'unknown' }
      const answer = await wire(endpoints.hasPairOnItsWay, undefined, { signal: patience })
      if (answer.ok)
        return { session: seen[kind], paidOrder: answer.value.is_on_its_way ? 'not-delivered-yet' : 'none' }
      // A session that the shop no longer knows has ended with this very call.
      return { session: answer.code === 'AUTH_REQUIRED' ? 'cleared' : seen[kind], paidOrder: 'unknown' }
    },
    visitor: session.visitor,
    who: session.who,
    onChange: session.onChange,
    signIn(tokens) {
      // The guest's work belongs to the customer now.
      guest.forget()
      session.signIn(tokens)
    },
    signOut: session.signOut,
  }
}
