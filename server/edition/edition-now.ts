import type { Kysely } from 'kysely'
import type { GetEditionResponse } from '#domain/contract/edition.ts'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { countFree } from './count-free.ts'

type Edition = GetEditionResponse

/** The state of the edition. Every open page requests it, so concurrent requests share one query. */
export function createEditionNow() {
  let pendingEdition: Promise<Edition> | undefined
  return (db: Kysely<Schema>): Promise<Edition> => {
    pendingEdition ??= readEdition(db).finally(() => {
      pendingEdition = undefined
    })
    return pendingEdition
  }
}

async function readEdition(db: Kysely<Schema>): Promise<Edition> {
  const free = await countFree(db)
  return { pairs: settings.edition.pairs, free, is_sold_out: free === 0 }
}
