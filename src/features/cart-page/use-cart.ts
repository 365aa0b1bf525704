import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { cartInspectable } from '#machines/cart/cart.inspectable.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { designsHere } from '#src/features/designs/device/device-designs.ts'
import { cartWith } from './cart-effects.ts'

export type CartActor = ActorRefFrom<typeof cartMachine>
export type CartNow = SnapshotFrom<CartActor>

/**
 * The cart machine of this page. Refetches after changes in other tabs; goes to the checkout once the cart can be
 * ordered.
 */
export function useCart() {
  const router = useRouter()
  const { api, country } = router.options.context
  const [machine] = useState(() =>
    cartWith({ api, designs: () => designsHere()?.designs.map(({ design }) => design) ?? [] }),
  )
  const [input] = useState(() => ({ delivery: country.code() }))
  const actor = useOwnActor(machine, { name: 'cart', inspectable: cartInspectable, input })
  const now = useSelector(actor, (snapshot) => snapshot)

  useEffect(() => cartCount.onChange(() => actor.send({ type: 'cart.counted', count: cartCount.get() })), [actor])

  useEffect(() => {
    const { unsubscribe } = actor.on('checkout.opened', () => void router.navigate({ to: '/cart/checkout' }))
    return unsubscribe
  }, [actor, router])

  return { actor, now }
}
