import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { retention } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockGuest } from '#server/streams/merge-guest-channel.ts'

/** How long an answer is given again. */
const retentionMs = retention.answerHours * 3_600_000

/** Who asks, for what, under which key, with which words. */
export type KeyedRequest = {
  readonly callerId: string
  /** Nothing for a guest. */
  readonly customerId: string | null
  readonly endpoint: string
  readonly key: string
  readonly digest: string
}

/** The right to do a deed: whoever holds the newest claim of a key may commit it. */
export type KeyLease = KeyedRequest & { readonly claim: string }

type Db = Kysely<Schema>

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** The row of a key, under whatever name it was first asked: a customer finds what they asked as a guest. */
export function lookUp(db: Db, { callerId, customerId, endpoint, key }: KeyedRequest, now: Date) {
  return db
    .selectFrom('idempotency_keys')
    .select(['caller_id', 'digest', 'status', 'body', 'lease_until'])
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

/** PostgreSQL's word for a row that names what is not there; here it can be the customer alone. */
const namesNobody = '23503'

function isUnclaimed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === namesNobody
}

/**
 * Takes a key that is new, whose day is over, or whose holder is gone; nothing if somebody else has it, and for a customer who has gone
 * since they were let in none at all. One statement of its own: nobody who waits for a key holds a connection meanwhile.
 */
export async function acquireKey(
  db: Db,
  keyedRequest: KeyedRequest,
  now: Date,
  leaseUntil: Date,
): Promise<KeyLease | 'of_nobody' | undefined> {
  const { callerId, customerId, endpoint, key, digest } = keyedRequest
  const claim = randomUUID()
  const fresh = { customer_id: customerId, digest, claim, lease_until: leaseUntil, created_at: now }
  const acquired = await db
    .insertInto('idempotency_keys')
    .values({ caller_id: callerId, endpoint, key, ...fresh, status: null, body: null })
    .onConflict((conflict) =>
      conflict
        .columns(['caller_id', 'endpoint', 'key'])
        .doUpdateSet({ ...fresh, status: null, body: null })
        .where((is) =>
          is.or([
            is('idempotency_keys.created_at', '<=', before(now, retentionMs)),
            is.and([
              is('idempotency_keys.status', 'is', null),
              is('idempotency_keys.lease_until', '<=', now),
              is('idempotency_keys.digest', '=', digest),
              is('idempotency_keys.customer_id', 'is not distinct from', customerId),
            ]),
          ]),
        ),
    )
    .returning('claim')
    .executeTakeFirst()
    .catch((error) => {
      if (!isUnclaimed(error)) throw error
      return 'of_nobody' as const
    })
  return acquired === 'of_nobody' ? acquired : acquired && { ...keyedRequest, claim }
}

function keyRowFilter({ callerId, endpoint, key, claim }: KeyLease) {
  return { caller_id: callerId, endpoint, key, claim }
}

/**
 * Keeps the answer beside the deed, as the last thing of its transaction. Nothing is kept, and nothing may be done, by who
 * has lost the key meanwhile: to another server, because the guest has become a customer, or because the customer has gone.
 */
export async function storeAnswer(
  transaction: Transaction<Schema>,
  claim: KeyLease,
  { status, body }: { status: number; body: string },
): Promise<boolean> {
  if (claim.customerId === null && (await lockGuest(transaction, claim.callerId))) return false
  const stored = await transaction
    .updateTable('idempotency_keys')
    .set({ status, body })
    .where((is) => is.and(keyRowFilter(claim)))
    .where('customer_id', 'is not distinct from', claim.customerId)
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

export async function renewLease(db: Db, claim: KeyLease, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ lease_until: leaseUntil })
    .where((is) => is.and(keyRowFilter(claim)))
    .where('status', 'is', null)
    .execute()
}

/** Gives a key back under which nothing was done, to whoever asks next. */
export async function releaseKey(db: Db, claim: KeyLease): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((is) => is.and(keyRowFilter(claim)))
    .where('status', 'is', null)
    .execute()
}

/**
 * What a guest asked is the customer's from now on, answered or not. It waits for answers that are being kept, and what is
 * still under way afterwards is not kept any more: so nothing is done as a guest who has become a customer.
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
