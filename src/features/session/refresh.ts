import * as z from 'zod/mini'
import * as sessionCalls from '#domain/contract/session-calls.ts'
import { settings } from '#domain/settings.ts'
import type { RefreshTokensResult, Tokens } from '#machines/session/session.types.ts'
import { type ShopFetch, timeLimit } from '#src/api/shop-fetch.ts'

export type RefreshDeps = {
  readonly shop: ShopFetch
  /** What is kept now; another tab may have refreshed meanwhile. */
  readTokens(): Tokens
  /** Keeps new tokens for this tab and the others. */
  storeTokens(tokens: Tokens): void
}

/** A tab that sleeps may hold the lock for ever; longer than an awake one ever does. */
const lockTimeoutMs = 17_000
const lockName = `${settings.brand.storagePrefix}-refresh`

const envelope = z.object({ status: z.literal('success'), data: sessionCalls.refreshJwt.answer })

/** Asks for new tokens: one tab at a time, and not at all when another tab has just brought them. */
export function createRefresh(deps: RefreshDeps): (refreshToken: string) => Promise<RefreshTokensResult> {
  const { readTokens, storeTokens } = deps
  return (refreshToken) =>
    oneAtATime(async () => {
      const before = readTokens()
      if (before.refreshToken !== undefined && before.refreshToken !== refreshToken)
        return { kind: 'overtaken', tokens: before }
      const brought = await requestTokens(deps, refreshToken)
      const after = readTokens()
      if (after.refreshToken !== before.refreshToken) return { kind: 'overtaken', tokens: after }
      // Before the next tab has its turn: it looks for them first.
      if (brought.kind === 'renewed') storeTokens({ refreshToken, ...brought.tokens })
      return brought
    })
}

/**
 * Where browsers have no locks, or the lock does not come, two tabs may both ask: within its grace the shop gives both the
 * same answer.
 */
function oneAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  if (!navigator.locks) return work()
  return navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockTimeoutMs) }, work).catch(work)
}

async function requestTokens({ shop }: RefreshDeps, refreshToken: string): Promise<RefreshTokensResult> {
  try {
    const answer = await shop(sessionCalls.refreshJwt.path, {
      headers: { authorization: `Bearer ${refreshToken}` },
      // Who is led elsewhere, by the network of a hotel, has not been answered by the shop.
      redirect: 'error',
      signal: timeLimit(),
    })
    if (answer.status >= 500 || answer.status === 408 || answer.status === 429)
      return { kind: 'unanswered', code: 'SERVER_ERROR' }
    // An answer that broke off has not said that the tokens are no good.
    if (answer._data === undefined) return { kind: 'unanswered', code: 'NETWORK_ERROR' }
    const read = envelope.safeParse(answer._data)
    if (!answer.ok || !read.success) return { kind: 'refused' }
    const { data } = read.data
    return { kind: 'renewed', tokens: typeof data === 'string' ? { token: data } : data }
  } catch {
    return { kind: 'unanswered', code: 'NETWORK_ERROR' }
  }
}
