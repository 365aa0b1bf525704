import * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { toOwner } from '#server/scans/owner.ts'
import { addToCart } from './add-to-cart.ts'
import { countLines, listLines } from './list-lines.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { moveToCart, saveForLater } from './save-for-later.ts'

export function cartRoutes({ visitorCall, visitorCommand }: Calls, { now }: { now(): Date }): void {
  visitorCall(endpoints.countCart, async (db, visitor) => ok(await countLines(db, toOwner(visitor))))
  visitorCall(endpoints.listCart, async (db, visitor) => ok(await listLines(db, toOwner(visitor))))
  visitorCommand(endpoints.addToCart, addToCart(now))
  visitorCommand(endpoints.removeFromCart, removeFromCart)
  visitorCommand(endpoints.saveForLater, saveForLater(now))
  visitorCommand(endpoints.moveToCart, moveToCart)
}
