import type { AccessFacts } from '#domain/access/access-facts.ts'
import { endpoints } from '#domain/contract/endpoints.ts'
import type { Wire } from '#src/api/wire.ts'
import type { AccessPort } from '#src/navigation/access-port.ts'
import type { Credential, SessionPort } from './session-port.ts'

const seen: Record<Credential['kind'], AccessFacts['session']> = {
  token: 'valid',
  nobody: 'cleared',
  unanswered: 'unanswered',
}

/** What guards ask of a visitor: the settled session, and whether a paid pair is on its way. */
export function sessionAccess(session: SessionPort, wire: Wire): AccessPort {
  return {
    async facts(abandoned) {
      const { kind } = await session.credential(abandoned)
      if (kind === 'nobody') return { session: 'cleared', paidOrder: 'none' }
      const answer = kind === 'token' ? await wire(endpoints.hasPairOnItsWay) : undefined
      if (!answer?.ok) return { session: seen[kind], paidOrder: 'unknown' }
      return { session: 'valid', paidOrder: answer.value.is_on_its_way ? 'not-delivered-yet' : 'none' }
    },
  }
}
