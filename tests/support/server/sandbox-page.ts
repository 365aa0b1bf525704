import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

type SandboxPageOptions = { readonly currency: 'gbp' | 'jpy'; readonly amount: number; readonly language: 'en' | 'ja' }

/**
 * Creates a sandbox payment page as the shop requests it, without an order that waits for the payment. Returns its
 * path.
 */
export async function newSandboxPage(db: Kysely<Schema>, home: string, options: SandboxPageOptions): Promise<string> {
  const id = newId('cs')
  const now = Date.now()
  await db
    .insertInto('sandbox_sessions')
    .values({
      id,
      payment_id: randomUUID(),
      order_number: 'HD-2026-000123',
      charge_id: newId('pi'),
      description: 'Hadashi HD-2026-000123',
      success_url: `${home}/about?paid=1`,
      cancel_url: `${home}/about?left=1`,
      voucher_days: options.currency === 'jpy' ? 3 : null,
      created_at: new Date(now),
      expires_at: new Date(now + 31 * minuteMs),
      ...options,
    })
    .execute()
  return `/sandbox/pay/${id}`
}
