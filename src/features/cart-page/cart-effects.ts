import { fromPromise } from 'xstate'
import { addToCart, listCart, moveToCart, removeFromCart, saveForLater } from '#domain/contract/cart.ts'
import { getEdition } from '#domain/contract/edition.ts'
import { loadEditionWaitlistPosition } from '#domain/contract/waitlists.ts'
import type { Design } from '#domain/design/design.ts'
import type { Result } from '#domain/result.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import type {
  CartCheckResult,
  CartCommand,
  CartCommandResult,
  CartList,
  CartListResult,
} from '#machines/cart/cart.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import { cartCount, noteCartCount } from '#src/features/cart/cart-count.ts'

type CartDeps = {
  readonly api: ApiClient
  /** The designs on this device. */
  designs(): readonly Design[]
}

/** The cart machine with its browser effects. */
export function cartWith({ api, designs }: CartDeps) {
  const list = fromPromise<CartListResult>(async ({ signal }) => {
    const called = await api(listCart, undefined, { signal })
    return called.ok ? { kind: 'listed', ...called.value } : { kind: 'unreached', error: { code: called.code } }
  })

  const act = fromPromise<CartCommandResult, readonly CartCommand[]>(async ({ input: commands }) => {
    let list: CartList | undefined
    for (const command of commands) {
      const called = await done(api, command)
      if (!called.ok) return { kind: 'failed', error: { code: called.code }, ...(list && { list }) }
      list = called.value
    }
    return list ? { kind: 'done', ...list } : { kind: 'failed', error: { code: 'UNKNOWN_ERROR' } }
  })

  const look = fromPromise<CartCheckResult>(async ({ signal }) => {
    const [called, edition] = await Promise.all([
      api(listCart, undefined, { signal }),
      api(getEdition, undefined, { signal }),
    ])
    if (!called.ok) return { kind: 'unreached', error: { code: called.code } }
    const free = edition.ok ? edition.value.free : undefined
    const isShort = free !== undefined && free < called.value.lines.length
    const left = isShort ? free + (await loadReservedNumbers(api, signal)) : free
    return { kind: 'looked', ...called.value, left, designs: designs() }
  })

  return cartMachine.provide({
    actors: { list, act, look },
    actions: {
      publishCount: ({ context: { lines } }) => {
        if (cartCount.get() !== lines.length) noteCartCount(lines.length)
      },
    },
  })
}

/** A visitor from the waitlist may have an edition number reserved for them alone. */
async function loadReservedNumbers(api: ApiClient, signal: AbortSignal): Promise<number> {
  const waitlistPosition = await api(loadEditionWaitlistPosition, undefined, { signal })
  return waitlistPosition.ok && waitlistPosition.value.position?.reserved ? 1 : 0
}

async function done(api: ApiClient, command: CartCommand): Promise<Result<CartList, string, unknown>> {
  if (command.kind === 'add') {
    const { kind: _, ...pair } = command
    const added = await callOnce(api, addToCart, pair)
    return added.ok ? api(listCart) : added
  }
  const { id } = command
  if (command.kind === 'remove') return callOnce(api, removeFromCart, { id })
  return command.kind === 'saveForLater' ? callOnce(api, saveForLater, { id }) : callOnce(api, moveToCart, { id })
}
