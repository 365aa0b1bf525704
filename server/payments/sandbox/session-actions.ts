import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { voucherDeadline } from '#domain/payment/voucher-deadline.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { disputeObject, type Session, sessionObject } from './sandbox-answers.ts'
import { queueSandboxWebhook } from './sandbox-webhooks.ts'

type Change = Partial<
  Pick<
    Session,
    | 'state'
    | 'voucher_number'
    | 'voucher_expires_at'
    | 'dispute'
    | 'refund_outcome'
    | 'webhook_copies'
    | 'webhook_delay_minutes'
  >
>

/** Locks a session until the transaction ends. */
export function lockSession(transaction: Transaction<Schema>, id: string): Promise<Session | undefined> {
  return transaction.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function changeSession(transaction: Transaction<Schema>, { id }: Session, change: Change): Promise<Session> {
  return transaction
    .updateTable('sandbox_sessions')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function changeAndPublish(
  transaction: Transaction<Schema>,
  session: Session,
  { change, type }: { readonly change: Change; readonly type: string },
  now: Date,
): Promise<void> {
  const changed = await changeSession(transaction, session, change)
  const object = type.startsWith('charge.dispute') ? disputeObject(changed) : sessionObject(changed, '')
  await queueSandboxWebhook(transaction, changed, { type, object }, now)
}

type SandboxAction = {
  /** Whether the session allows the action now: pressed twice, it happens once. */
  can(session: Session, now: Date): boolean
  /** The change of the session, and the event type that reports it. */
  change(session: Session, now: Date): Change
  readonly type: string
}

const isOpen = ({ state, expires_at: end }: Session, now: Date) => state === 'open' && end > now
const hasOpenInquiry = ({ dispute }: Session) => dispute === 'inquiry'
const isInDispute = ({ dispute }: Session) => dispute === 'open'

/** What can happen to a session: at its page, at the store, or at a bank. */
export const sandboxActions = {
  pay: { can: isOpen, change: () => ({ state: 'paid' }), type: 'checkout.session.completed' },
  voucher: {
    can: (session, now) => isOpen(session, now) && session.voucher_days !== null,
    change: ({ voucher_days: days }, now) => ({
      state: 'voucher',
      voucher_number: String(randomInt(10 ** 11)).padStart(11, '0'),
      voucher_expires_at: voucherDeadline(now, days ?? 0),
    }),
    type: 'checkout.session.completed',
  },
  till: {
    can: ({ state, voucher_expires_at: until }, now) => state === 'voucher' && until !== null && until > now,
    change: () => ({ state: 'paid' }),
    type: 'checkout.session.async_payment_succeeded',
  },
  lapse: {
    can: ({ state }) => state === 'voucher',
    change: () => ({ state: 'voucher_expired' }),
    type: 'checkout.session.async_payment_failed',
  },
  expire: {
    can: ({ state }) => state === 'open',
    change: () => ({ state: 'expired' }),
    type: 'checkout.session.expired',
  },
  inquire: {
    can: ({ state, dispute }) => state === 'paid' && dispute === null,
    change: () => ({ dispute: 'inquiry' }),
    type: 'charge.dispute.created',
  },
  answered: { can: hasOpenInquiry, change: () => ({ dispute: 'inquiry_closed' }), type: 'charge.dispute.closed' },
  // An inquiry that becomes a dispute is the same object, updated.
  escalate: { can: hasOpenInquiry, change: () => ({ dispute: 'open' }), type: 'charge.dispute.updated' },
  dispute: {
    can: ({ state, dispute }) => state === 'paid' && dispute === null,
    change: () => ({ dispute: 'open' }),
    type: 'charge.dispute.created',
  },
  won: { can: isInDispute, change: () => ({ dispute: 'won' }), type: 'charge.dispute.closed' },
  lost: { can: isInDispute, change: () => ({ dispute: 'lost' }), type: 'charge.dispute.closed' },
} as const satisfies Readonly<Record<string, SandboxAction>>

export type SandboxActionName = keyof typeof sandboxActions

/** Runs an action if the session allows it, and returns whether it did. */
export async function runSandboxAction(
  transaction: Transaction<Schema>,
  session: Session,
  name: SandboxActionName,
  now: Date,
): Promise<boolean> {
  const sandboxAction: SandboxAction = sandboxActions[name]
  if (!sandboxAction.can(session, now)) return false
  await changeAndPublish(
    transaction,
    session,
    { change: sandboxAction.change(session, now), type: sandboxAction.type },
    now,
  )
  return true
}

/** Sends an event that only the provider could know, with a signature that is not the provider's. */
export async function forgeWebhook(transaction: Transaction<Schema>, session: Session, now: Date): Promise<void> {
  const object = sessionObject({ ...session, state: 'paid' }, '')
  await queueSandboxWebhook(transaction, session, { type: 'checkout.session.completed', object, isForged: true }, now)
}

/** Ends expired sessions and unpaid konbini vouchers. */
export async function endSessions(transaction: Transaction<Schema>, now: Date): Promise<void> {
  const over = await transaction
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'open'), eb('expires_at', '<=', now)]),
        and([eb('state', '=', 'voucher'), eb('voucher_expires_at', '<=', now)]),
      ]),
    )
    .forUpdate()
    .skipLocked()
    .execute()
  for (const session of over)
    await runSandboxAction(transaction, session, session.state === 'open' ? 'expire' : 'lapse', now)
}

/** Purges sessions, with their events, once they are past the retention for refunds. */
export async function purgeSandboxSessions(transaction: Transaction<Schema>, now: Date): Promise<void> {
  await transaction
    .deleteFrom('sandbox_sessions')
    .where('created_at', '<', new Date(now.getTime() - settings.rehearsing.retentionDays * dayMs))
    .where('state', 'not in', ['open', 'voucher'])
    .execute()
}

const keyMs = dayMs

/** Purges idempotency keys after a day. */
export async function purgeSandboxKeys(transaction: Transaction<Schema>, now: Date): Promise<void> {
  await transaction
    .deleteFrom('sandbox_idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - keyMs))
    .execute()
}
