import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { keptFor } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { holdGuest } from '#server/streams/claim-channel.ts'

/** How long an answer is given again. */
const keptMs = keptFor.answerHours * 3_600_000

/** Who asks, for what, under which key, with which words. */
export type Asked = {
  readonly callerId: string
  /** Nothing for a guest. */
  readonly customerId: string | null
  readonly endpoint: string
  readonly key: string
  readonly digest: string
}

/** The right to do a deed: whoever holds the newest claim of a key may commit it. */
export type Claim = Asked & { readonly claim: string }

type Db = Kysely<Schema>

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** The row of a key, under whatever name it was first asked: a customer finds what they asked as a guest. */
export function lookUp(db: Db, { callerId, customerId, endpoint, key }: Asked, now: Date) {
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
    .where('created_at', '>', before(now, keptMs))
    .executeTakeFirst()
}

/** PostgreSQL's word for a row that names what is not there; here it can be the customer alone. */
const namesNobody = '23503'

function isOfNobody(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === namesNobody
}

/**
 * Takes a key that is new, whose day is over, or whose holder is gone; nothing if somebody else has it, and for a customer who has gone
 * since they were let in none at all. One statement of its own: nobody who waits for a key holds a connection meanwhile.
 */
export async function claimKey(
  db: Db,
  asked: Asked,
  now: Date,
  leaseUntil: Date,
): Promise<Claim | 'of_nobody' | undefined> {
  const { callerId, customerId, endpoint, key, digest } = asked
  const claim = randomUUID()
  const fresh = { customer_id: customerId, digest, claim, lease_until: leaseUntil, created_at: now }
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ caller_id: callerId, endpoint, key, ...fresh, status: null, body: null })
    .onConflict((conflict) =>
      conflict
        .columns(['caller_id', 'endpoint', 'key'])
        .doUpdateSet({ ...fresh, status: null, body: null })
        .where((is) =>
          is.or([
            is('idempotency_keys.created_at', '<=', before(now, keptMs)),
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
      if (!isOfNobody(error)) throw error
      return 'of_nobody' as const
    })
  return claimed === 'of_nobody' ? claimed : claimed && { ...asked, claim }
}

function rowOf({ callerId, endpoint, key, claim }: Claim) {
  return { caller_id: callerId, endpoint, key, claim }
}

/**
 * Keeps the answer beside the deed, as the last thing of its transaction. Nothing is kept, and nothing may be done, by who
 * has lost the key meanwhile: to another server, because the guest has become a customer, or because the customer has gone.
 */
export async function keepAnswer(
  transaction: Transaction<Schema>,
  claim: Claim,
  { status, body }: { status: number; body: string },
): Promise<boolean> {
  if (claim.customerId === null && (await holdGuest(transaction, claim.callerId))) return false
  const kept = await transaction
    .updateTable('idempotency_keys')
    .set({ status, body })
    .where((is) => is.and(rowOf(claim)))
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
  return kept.numUpdatedRows === 1n
}

export async function prolongClaim(db: Db, claim: Claim, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ lease_until: leaseUntil })
    .where((is) => is.and(rowOf(claim)))
    .where('status', 'is', null)
    .execute()
}

/** Gives a key back under which nothing was done, to whoever asks next. */
export async function releaseKey(db: Db, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((is) => is.and(rowOf(claim)))
    .where('status', 'is', null)
    .execute()
}

/**
 * What a guest asked is the customer's from now on, answered or not. It waits for answers that are being kept, and what is
 * still under way afterwards is not kept any more: so nothing is done as a guest who has become a customer.
 */
export async function claimKeysOfGuest(
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

export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', before(now, keptMs)).execute()
}
