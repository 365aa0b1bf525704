import * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { listStores } from './list-stores.ts'

export function storeRoutes({ openCall }: Calls): void {
  openCall(endpoints.listStores, async (db) => ok({ stores: await listStores(db) }))
}
