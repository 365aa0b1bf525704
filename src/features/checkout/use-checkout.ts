import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { newCheckoutDraft } from '#domain/checkout/checkout-draft.ts'
import { listCart } from '#domain/contract/cart.ts'
import { settings } from '#domain/settings.ts'
import { checkoutInspectable } from '#machines/checkout/checkout.inspectable.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { checkoutWith } from './checkout-effects.ts'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** The checkout machine of this page. */
export function useCheckout(isCustomer: boolean) {
  const { api, country } = useRouter().options.context
  const [machine] = useState(() => checkoutWith({ api, country: country.code, isCustomer: () => isCustomer }))
  const [input] = useState(() => ({ draft: newCheckoutDraft(settings.country.default) }))
  const actor = useOwnActor(machine, { name: 'checkout', inspectable: checkoutInspectable, input })
  const snapshot = useSelector(actor, (now) => now)

  // Refetches the cart when another tab changed it.
  useEffect(
    () =>
      cartCount.onChange(() => {
        const isOpen = () => actor.getSnapshot().status === 'active'
        if (!isOpen() || cartCount.get() === actor.getSnapshot().context.lines.length) return
        void api(listCart).then((called) => {
          if (called.ok && isOpen()) actor.send({ type: 'lines.received', lines: called.value.lines })
        })
      }),
    [actor, api],
  )

  return { actor, snapshot }
}
