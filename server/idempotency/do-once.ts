import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { idempotency } from '#domain/contract/idempotency.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { WrittenResponse } from '#server/http/send-answer.ts'
import {
  acquireKey,
  type KeyedRequest,
  type KeyLease,
  lookUp,
  releaseKey,
  renewLease,
  storeAnswer,
} from './key-rows.ts'

export type OnceLimits = {
  /** How long a repeated request waits for the first one. */
  readonly waitMs: number
  readonly lookMs: number
  /**
   * How long a key stays leased; the server at work prolongs it. After a crash the command may run again once the lease
   * has expired.
   */
  readonly leaseMs: number
  readonly prolongMs: number
}

const defaultLimits: OnceLimits = { waitMs: 8_000, lookMs: 50, leaseMs: 6_000, prolongMs: 2_000 }

type OnceDeps = {
  now(): Date
  readonly limits?: OnceLimits | undefined
}

/** Thrown inside a command's transaction to roll it back when the lease was lost. */
class LostKey extends Error {}

/**
 * Whether a response is final and therefore stored. Not final are 400, 401, 429 and 5xx: the command did not run, or
 * its effect is unknown.
 */
function isOutcome({ status }: WrittenResponse): boolean {
  return status < 500 && ![400, 401, 429].includes(status)
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/**
 * Runs a command once, however often it is requested under its key within a day, on this server or another, and however
 * this process ends. The command and its response share one transaction; a repeated request is answered with the stored
 * response.
 */
export async function doOnce(
  db: Kysely<Schema>,
  keyedRequest: KeyedRequest,
  { now, limits = defaultLimits }: OnceDeps,
  command: (transaction: Transaction<Schema>) => Promise<WrittenResponse>,
): Promise<Result<WrittenResponse, 'KEY_REUSED' | 'REQUEST_IN_PROGRESS' | 'AUTH_REQUIRED'>> {
  for (let waitedMs = 0; ; waitedMs += limits.lookMs) {
    const found = await lookUp(db, keyedRequest, now())
    if (found && found.request_digest !== keyedRequest.digest) return fail('KEY_REUSED')
    if (found?.response_status && found.response_body !== null)
      return ok(replayed(found.response_status, found.response_body))
    // A customer keeps using the row that they created as a guest.
    const owned = found ? { ...keyedRequest, callerId: found.caller_id } : keyedRequest
    const keyLease =
      found && found.lease_until > now() ? undefined : await acquireKey(db, owned, now(), later(now(), limits.leaseMs))
    if (keyLease === 'of_nobody') return fail('AUTH_REQUIRED')
    if (keyLease) return perform(keyLease)
    if (waitedMs >= limits.waitMs) return fail('REQUEST_IN_PROGRESS')
    await pause(limits.lookMs)
  }

  async function perform(keyLease: KeyLease): Promise<Result<WrittenResponse, 'REQUEST_IN_PROGRESS'>> {
    const prolongLease = () => renewLease(db, keyLease, later(now(), limits.leaseMs)).catch(() => {})
    const leaseTimer = setInterval(prolongLease, limits.prolongMs)
    let isStored = false
    let isLost = false
    try {
      const written = await inTransaction(db, async (transaction) => {
        const done = await command(transaction)
        isStored = isOutcome(done)
        if (isStored && !(await storeAnswer(transaction, keyLease, done))) throw new LostKey()
        return done
      })
      return ok(written)
    } catch (error) {
      isStored = false
      isLost = error instanceof LostKey
      if (isLost) return fail('REQUEST_IN_PROGRESS')
      throw error
    } finally {
      clearInterval(leaseTimer)
      // A lost key is not deleted, only its lease ended: it may be a guest's key that became the customer's. If the
      // database is unavailable, the lease expires by itself.
      const letGo = isLost ? renewLease(db, keyLease, now()) : isStored ? undefined : releaseKey(db, keyLease)
      await letGo?.catch(() => {})
    }
  }
}

function replayed(status: number, body: string): WrittenResponse {
  return { status, body, headers: { [idempotency.replayedHeader]: 'true' } }
}
