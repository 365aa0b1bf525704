import { fromPromise } from 'xstate'
import { addToCart, listCart, removeFromCart, setLineAside, takeLineUp } from '#domain/contract/cart-calls.ts'
import { lookAtEdition } from '#domain/contract/edition-calls.ts'
import { editionPlace } from '#domain/contract/edition-list-calls.ts'
import type { Design } from '#domain/design/design.ts'
import type { Result } from '#domain/result.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import type { Acted, CartDeed, CartList, Listed, LookedAt } from '#machines/cart/cart.types.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { Wire } from '#src/api/wire.ts'
import { cartCount, noteCartCount } from '#src/features/cart/cart-count.ts'

type Parts = {
  readonly wire: Wire
  /** What is designed on this device. */
  designs(): readonly Design[]
}

/** The chart of the cart, with the browser's part of it. */
export function cartWith({ wire, designs }: Parts) {
  const list = fromPromise<Listed>(async ({ signal }) => {
    const called = await wire(listCart, undefined, { signal })
    return called.ok ? { kind: 'listed', ...called.value } : { kind: 'unreached', trouble: { code: called.code } }
  })

  const act = fromPromise<Acted, readonly CartDeed[]>(async ({ input: deeds }) => {
    let list: CartList | undefined
    for (const deed of deeds) {
      const called = await done(wire, deed)
      if (!called.ok) return { kind: 'failed', trouble: { code: called.code }, ...(list && { list }) }
      list = called.value
    }
    return list ? { kind: 'done', ...list } : { kind: 'failed', trouble: { code: 'UNKNOWN_ERROR' } }
  })

  const look = fromPromise<LookedAt>(async ({ signal }) => {
    const [called, edition] = await Promise.all([
      wire(listCart, undefined, { signal }),
      wire(lookAtEdition, undefined, { signal }),
    ])
    if (!called.ok) return { kind: 'unreached', trouble: { code: called.code } }
    const free = edition.ok ? edition.value.free : undefined
    const isShort = free !== undefined && free < called.value.lines.length
    const left = isShort ? free + (await keptNumbers(wire, signal)) : free
    return { kind: 'looked', ...called.value, left, designs: designs() }
  })

  return cartMachine.provide({
    actors: { list, act, look },
    actions: {
      tellCount: ({ context: { lines } }) => {
        if (cartCount.get() !== lines.length) noteCartCount(lines.length)
      },
    },
  })
}

/** Whoever waited for a number may have one that nobody else may. */
async function keptNumbers(wire: Wire, signal: AbortSignal): Promise<number> {
  const place = await wire(editionPlace, undefined, { signal })
  return place.ok && place.value.place?.kept ? 1 : 0
}

async function done(wire: Wire, deed: CartDeed): Promise<Result<CartList, string, unknown>> {
  if (deed.kind === 'add') {
    const { kind: _, ...pair } = deed
    const added = await callOnce(wire, addToCart, pair)
    return added.ok ? wire(listCart) : added
  }
  const { id } = deed
  if (deed.kind === 'remove') return callOnce(wire, removeFromCart, { id })
  return deed.kind === 'setAside' ? callOnce(wire, setLineAside, { id }) : callOnce(wire, takeLineUp, { id })
}
