import { printKinds } from '#domain/workshop/print-kinds.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Files } from '#server/files/port.ts'
import { storePrints, writePrints } from '#server/workshop/store-prints.ts'
import type { openApi } from './open-api.ts'

type Api = Pick<Awaited<ReturnType<typeof openApi>>, 'db' | 'now'>
type Prints = Parameters<typeof writePrints>[3]

/** Stores files for every pair of an order as the workshop does, with their own names instead of a shoe. */
export async function storeSomePrints({ db, now }: Api, files: Files, orderId: string): Promise<void> {
  const print = (said: string) => ({
    report: {},
    files: Object.fromEntries(printKinds.map((kind) => [kind, new TextEncoder().encode(`${said} ${kind}`)])),
  })
  const pairs = await db.selectFrom('order_pairs').select(['id', 'revision']).where('order_id', '=', orderId).execute()
  for (const pair of pairs) {
    const said = `${pair.id} ${pair.revision}`
    const prints = { left: print(`${said} left`), right: print(`${said} right`) } as unknown as Prints
    const written = await writePrints(db, files, orderId, prints, now())
    await inTransaction(db, async (transaction) => {
      const check = { pair_id: pair.id, revision: pair.revision, checked_at: now(), error: null, report: '{}' }
      await transaction.insertInto('pair_checks').values(check).execute()
      await storePrints(transaction, pair, written)
    })
  }
}
