import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { toConfiguration } from '#domain/design/configuration.ts'
import { type Design, newDesign } from '#domain/design/design.ts'
import { makingVersion, makingWords } from '#domain/design/making-words.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { Language } from '#domain/settings.ts'
import { upsertLine } from '#server/cart/add-to-cart.ts'
import type { Schema } from '#server/db/schema.ts'
import { upsertDesign } from '#server/designs/save-design.ts'
import type { Owner } from '#server/scans/owner.ts'
import type { Person } from './scenario.ts'

type PersonDesign = NonNullable<Person['designed']>

/**
 * Puts a pair into the cart for the owner's first person, by their current scan. For a customer, saves the design as
 * well.
 */
export async function designPair(
  transaction: Transaction<Schema>,
  owner: Owner,
  language: Language,
  designed: PersonDesign,
  now: Date,
): Promise<void> {
  const row = await transaction
    .selectFrom('people')
    .innerJoin('scans', 'scans.person_id', 'people.id')
    .where(({ and }) => and(owner))
    .where('state', '=', 'measured')
    .select(['people.id', 'kind', 'name', 'comparison_group as group', 'scans.id as scan_id', 'scan', 'measured_at'])
    .orderBy('people.created_at')
    .executeTakeFirstOrThrow()
  const { id, kind, name, group, scan } = row
  const measuredAt = row.measured_at.toISOString()
  const foot = (side: FootSide) => ({ scanId: row.scan_id, scanned: scan[side], measuredAt, engine: scan.engine })
  const design: Design = {
    ...newDesign(randomUUID()),
    ...designed,
    person: { id, kind, name, group },
    feet: { left: foot('left'), right: foot('right') },
  }
  const pair = toConfiguration(design)
  if (!pair.ok) throw new Error(`A scenario has a design that cannot be made: ${pair.facts.join(', ')}`)
  if (owner.customer_id !== null)
    await upsertDesign(transaction, owner.customer_id, design, { revision: 1, saved_at: now })
  const words = { version: makingVersion, language, wording: makingWords(makingVersion, language) ?? '' }
  await upsertLine(transaction, owner, pair.value, words, now)
}
