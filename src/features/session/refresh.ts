import * as z from 'zod/mini'
import * as sessionCalls from '#domain/contract/sessions.ts'
import { settings } from '#domain/settings.ts'
import type { RefreshTokensResult, Tokens } from '#machines/session/session.types.ts'
import { type ShopFetch, timeLimit } from '#src/api/shop-fetch.ts'

export type RefreshDeps = {
  readonly shop: ShopFetch
  /** The stored tokens; another tab may have refreshed them meanwhile. */
  readTokens(): Tokens
  /** Stores new tokens for all tabs. */
  storeTokens(tokens: Tokens): void
}

/** A sleeping tab may hold the lock forever; this is longer than an awake tab ever holds it. */
const lockTimeoutMs = 17_000
const lockName = `${settings.brand.storagePrefix}-refresh`

const envelope = z.object({ status: z.literal('success'), data: sessionCalls.refreshJwt.response })

/** Requests new tokens: in one tab at a time, and not at all if another tab has just refreshed them. */
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
      // Before the lock is released: the next tab reads the stored tokens first.
      if (brought.kind === 'renewed') storeTokens({ refreshToken, ...brought.tokens })
      return brought
    })
}

/**
 * Without the Web Locks API, or if the lock times out, two tabs may both refresh: within its grace period the server
 * gives both the same answer.
 */
function oneAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  if (!navigator.locks) return work()
  return navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockTimeoutMs) }, work).catch(work)
}

async function requestTokens({ shop }: RefreshDeps, refreshToken: string): Promise<RefreshTokensResult> {
  try {
    const answer = await shop(sessionCalls.refreshJwt.path, {
      headers: { authorization: `Bearer ${refreshToken}` },
      // A redirect, for example by a hotel's network, is not an answer of the shop.
      redirect: 'error',
      signal: timeLimit(),
    })
    if (answer.status >= 500 || answer.status === 408 || answer.status === 429)
      return { kind: 'unanswered', code: 'SERVER_ERROR' }
    // A truncated answer does not mean that the tokens are invalid.
    if (answer._data === undefined) return { kind: 'unanswered', code: 'NETWORK_ERROR' }
    const read = envelope.safeParse(answer._data)
    if (!answer.ok || !read.success) return { kind: 'refused' }
    const { data } = read.data
    return { kind: 'renewed', tokens: typeof data === 'string' ? { token: data } : data }
  } catch {
    return { kind: 'unanswered', code: 'NETWORK_ERROR' }
  }
}
