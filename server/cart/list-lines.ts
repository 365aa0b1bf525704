import type { Kysely } from 'kysely'
import type { CartList } from '#domain/contract/cart.ts'
import type { CartCount } from '#domain/contract/cart-count.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/scans/owner.ts'
import { findOwnPair, loadScans } from './find-own-pair.ts'

type Line = CartList['lines'][number]

/** Lists the lines in the order they were added, each with what blocks ordering it now. */
export async function listLines(db: Kysely<Schema>, owner: Owner): Promise<CartList> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['id', 'configuration', 'added_at', 'saved_for_later_at', 'consent_version', 'consent_language'])
    .where(({ and }) => and(owner))
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  const find = loadScans(db, owner)
  const list: { lines: Line[]; saved: Line[] } = { lines: [], saved: [] }
  for (const { id, configuration, ...row } of rows) {
    const known = await findOwnPair(db, owner, configuration, find)
    list[row.saved_for_later_at ? 'saved' : 'lines'].push({
      id,
      configuration,
      added_at: row.added_at.toISOString(),
      consent: { version: row.consent_version, language: row.consent_language },
      blocker: known.ok ? null : known.code,
    })
  }
  return list
}

/** Counts the lines in the cart, without those saved for later. */
export async function countLines(db: Kysely<Schema>, owner: Owner): Promise<CartCount> {
  const { count } = await db
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(({ and }) => and(owner))
    .where('saved_for_later_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}
