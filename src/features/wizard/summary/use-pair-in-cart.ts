import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type CartList, listCart } from '#domain/contract/cart.ts'
import { isSamePair } from '#domain/design/same-pair.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useCartCount } from '#src/features/cart/use-cart-count.ts'
import { useWizard } from '../view/step-view.ts'

type Lines = CartList['lines']

/**
 * Whether the open design is in the cart, in its current or an earlier state; `undefined` until the API has answered.
 */
export function usePairInCart(): 'as_it_is' | 'as_it_was' | undefined {
  const { api } = useRouter().options.context
  const design = useWizard(({ context }) => getOpenDesign(context))
  const count = useCartCount()
  const [lines, setLines] = useState<Lines>([])

  useEffect(() => {
    if (count === 0) return setLines([])
    const controller = new AbortController()
    void api(listCart, undefined, { signal: controller.signal }).then((called) => {
      if (called.ok && !controller.signal.aborted) setLines(called.value.lines)
    })
    return () => controller.abort()
  }, [api, count])

  const line = lines.find(({ configuration }) => configuration.designId === design.id)
  if (!line) return undefined
  return isSamePair(design, line.configuration) ? 'as_it_is' : 'as_it_was'
}
