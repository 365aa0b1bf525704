import type { Kysely, Transaction } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { minuteMs } from '#domain/time.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockOwner, type Owner, toStreamOwner } from '#server/scans/owner.ts'
import { publish } from '#server/streams/publish.ts'

type HandoffCredentials = { readonly token: string; readonly device: string }
type Row = NonNullable<Awaited<ReturnType<typeof find>>>
type LockedHandoff = {
  readonly row: Row
  readonly owner: Owner
  /** Whether no phone has opened it before. */
  readonly isFirst: boolean
  readonly sendUntil: Date
}

function find(db: Kysely<Schema>, token: string) {
  return db
    .selectFrom('device_handoffs')
    .innerJoin('people', 'people.id', 'device_handoffs.person_id')
    .select(['token_hash', 'person_id', 'expires_at', 'device_hash', 'scan_id', 'is_used'])
    .select(['kind', 'name', 'customer_id', 'guest_id'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()
}

function getRowOwner({ customer_id, guest_id }: Row): Owner {
  return customer_id === null ? { customer_id, guest_id: guest_id ?? '' } : { customer_id, guest_id: null }
}

/**
 * Finds the handoff of a phone's token and locks its owner first, like every other command. A guest may have signed in
 * in between: then the handoff is the customer's, and is looked up again. Only the first phone that opens the link in
 * time may use it, and gets longer to measure.
 */
export async function lockHandoff(
  transaction: Transaction<Schema>,
  { token, device }: HandoffCredentials,
  now: Date,
): Promise<Result<LockedHandoff, 'handoff_unknown' | 'handoff_used' | 'handoff_expired'>> {
  for (let tries = 0; tries < 2; tries++) {
    const found = await find(transaction, token)
    if (!found || !(await lockOwner(transaction, getRowOwner(found)))) continue
    const row = await find(transaction, token)
    if (!row || row.customer_id !== found.customer_id) continue
    if (row.device_hash !== null && row.device_hash !== hashSecret(device)) return fail('handoff_used')
    if (row.expires_at <= now) return fail('handoff_expired')
    const isFirst = row.device_hash === null
    const sendUntil = isFirst ? new Date(now.getTime() + scanSettings.handoff.sendMinutes * minuteMs) : row.expires_at
    return ok({ row, owner: getRowOwner(row), isFirst, sendUntil })
  }
  return fail('handoff_unknown')
}

/** Binds a handoff to the first phone that opens it, and publishes that to the owner. */
export async function tieToPhone(
  transaction: Transaction<Schema>,
  { row, owner, isFirst, sendUntil }: LockedHandoff,
  device: string,
  now: Date,
): Promise<void> {
  if (!isFirst) return
  await transaction
    .updateTable('device_handoffs')
    .set({ device_hash: hashSecret(device), expires_at: sendUntil })
    .where('token_hash', '=', row.token_hash)
    .execute()
  const payload = { person_id: row.person_id }
  await publish(transaction, toStreamOwner(owner), { kind: 'handoff.opened', payload }, now)
}
