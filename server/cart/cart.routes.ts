import * as endpoints from '#domain/contract/every-call.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { ownerOf } from '#server/scans/owner.ts'
import { addToCart } from './add-to-cart.ts'
import { countLines, listLines } from './lines-of.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { setLineAside, takeLineUp } from './set-line-aside.ts'

export function cartRoutes({ visitorCall, visitorDeed }: Calls, { now }: { now(): Date }): void {
  visitorCall(endpoints.countCart, async (db, visitor) => ok(await countLines(db, ownerOf(visitor))))
  visitorCall(endpoints.listCart, async (db, visitor) => ok(await listLines(db, ownerOf(visitor))))
  visitorDeed(endpoints.addToCart, addToCart(now))
  visitorDeed(endpoints.removeFromCart, removeFromCart)
  visitorDeed(endpoints.setLineAside, setLineAside(now))
  visitorDeed(endpoints.takeLineUp, takeLineUp)
}
