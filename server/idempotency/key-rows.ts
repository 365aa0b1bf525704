import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { retention } from '#domain/limit-settings.ts'
import { hourMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockGuest } from '#server/streams/merge-guest-channel.ts'

/** How long a stored response is replayed. */
const retentionMs = retention.answerHours * hourMs

/** Identifies a request: its caller, its endpoint, its key and the digest of its input. */
export type KeyedRequest = {
  readonly callerId: string
  /** Null for a guest. */
  readonly customerId: string | null
  readonly endpoint: string
  readonly key: string
  readonly digest: string
}

/** The lease of a key. Only the holder of the newest `leaseToken` may commit the command. */
export type KeyLease = KeyedRequest & { readonly leaseToken: string }

type Db = Kysely<Schema>

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Finds the row of a key. A customer also finds keys that they used as a guest. */
export function lookUp(db: Db, { callerId, customerId, endpoint, key }: KeyedRequest, now: Date) {
  return db
    .selectFrom('idempotency_keys')
    .select(['caller_id', 'request_digest', 'response_status', 'response_body', 'lease_until'])
    .where((is) =>
      customerId === null
        ? is('caller_id', '=', callerId)
        : is.or([is('customer_id', '=', customerId), is('caller_id', '=', callerId)]),
    )
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .where('created_at', '>', before(now, retentionMs))
    .executeTakeFirst()
}

/** PostgreSQL's foreign key violation; here only the customer can be missing. */
const namesNobody = '23503'

function isUnclaimed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === namesNobody
}

/**
 * Leases a key that is new, past its retention, or whose lease has expired. Returns nothing if another request holds
 * it, and `of_nobody` if the customer was deleted since they were authenticated. It is a single statement, so a request
 * that waits for a key holds no connection.
 */
export async function acquireKey(
  db: Db,
  keyedRequest: KeyedRequest,
  now: Date,
  leaseUntil: Date,
): Promise<KeyLease | 'of_nobody' | undefined> {
  const { callerId, customerId, endpoint, key, digest } = keyedRequest
  const leaseToken = randomUUID()
  const fresh = {
    customer_id: customerId,
    request_digest: digest,
    lease_token: leaseToken,
    lease_until: leaseUntil,
    created_at: now,
  }
  const acquired = await db
    .insertInto('idempotency_keys')
    .values({ caller_id: callerId, endpoint, key, ...fresh, response_status: null, response_body: null })
    .onConflict((conflict) =>
      conflict
        .columns(['caller_id', 'endpoint', 'key'])
        .doUpdateSet({ ...fresh, response_status: null, response_body: null })
        .where((is) =>
          is.or([
            is('idempotency_keys.created_at', '<=', before(now, retentionMs)),
            is.and([
              is('idempotency_keys.response_status', 'is', null),
              is('idempotency_keys.lease_until', '<=', now),
              is('idempotency_keys.request_digest', '=', digest),
              is('idempotency_keys.customer_id', 'is not distinct from', customerId),
            ]),
          ]),
        ),
    )
    .returning('lease_token')
    .executeTakeFirst()
    .catch((error) => {
      if (!isUnclaimed(error)) throw error
      return 'of_nobody' as const
    })
  return acquired === 'of_nobody' ? acquired : acquired && { ...keyedRequest, leaseToken }
}

function keyRowFilter({ callerId, endpoint, key, leaseToken }: KeyLease) {
  return { caller_id: callerId, endpoint, key, lease_token: leaseToken }
}

/**
 * Stores the response as the last statement of the command's transaction. Returns false, and the transaction must roll
 * back, if the lease was lost: to another server, because the guest has become a customer, or because the customer was
 * deleted.
 */
export async function storeAnswer(
  transaction: Transaction<Schema>,
  lease: KeyLease,
  { status, body }: { status: number; body: string },
): Promise<boolean> {
  if (lease.customerId === null && (await lockGuest(transaction, lease.callerId))) return false
  const stored = await transaction
    .updateTable('idempotency_keys')
    .set({ response_status: status, response_body: body })
    .where((is) => is.and(keyRowFilter(lease)))
    .where('customer_id', 'is not distinct from', lease.customerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customers')
            .select('id')
            .whereRef('id', '=', 'idempotency_keys.customer_id')
            .where('removed_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  return stored.numUpdatedRows === 1n
}

export async function renewLease(db: Db, lease: KeyLease, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ lease_until: leaseUntil })
    .where((is) => is.and(keyRowFilter(lease)))
    .where('response_status', 'is', null)
    .execute()
}

/** Releases a key whose command had no effect, so that the next request may run it. */
export async function releaseKey(db: Db, lease: KeyLease): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((is) => is.and(keyRowFilter(lease)))
    .where('response_status', 'is', null)
    .execute()
}

/**
 * Assigns a guest's keys to the customer that they became, answered or not. It waits for responses that are being
 * stored; commands still running afterwards fail to store theirs, so nothing is done for a guest who has become a
 * customer.
 */
export async function mergeGuestKeys(
  transaction: Transaction<Schema>,
  guestId: string,
  customerId: string,
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ customer_id: customerId })
    .where('caller_id', '=', guestId)
    .where('customer_id', 'is', null)
    .execute()
}

export async function purgeOldKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', before(now, retentionMs)).execute()
}
