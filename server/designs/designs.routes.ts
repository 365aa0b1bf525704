import * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { listDesigns } from './list-designs.ts'
import { removeDesign } from './remove-design.ts'
import { saveDesign } from './save-design.ts'

export function designRoutes({ customerCall, customerCommand }: Calls, { now }: { now(): Date }): void {
  customerCall(endpoints.listDesigns, async (db, { customerId }) => ok(await listDesigns(db, customerId)))
  customerCommand(endpoints.saveDesign, saveDesign(now))
  customerCommand(endpoints.removeDesign, removeDesign)
}
