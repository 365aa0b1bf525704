import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listCart } from '#domain/contract/cart-calls.ts'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import { isSamePair } from '#domain/design/same-pair.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useCartCount } from '#src/features/cart/use-cart-count.ts'
import { useWizard } from '../view/step-view.ts'

type Lines = ResponseBody<typeof listCart>['lines']

/** Whether the open design lies in the cart, as it is now or as it was before; nothing as long as the shop has not said so. */
export function usePairInCart(): 'as_it_is' | 'as_it_was' | undefined {
  const { api } = useRouter().options.context
  const design = useWizard(({ context }) => getOpenDesign(context))
  const count = useCartCount()
  const [lines, setLines] = useState<Lines>([])

  useEffect(() => {
    if (count === 0) return setLines([])
    const left = new AbortController()
    void api(listCart, undefined, { signal: left.signal }).then((called) => {
      if (called.ok && !left.signal.aborted) setLines(called.value.lines)
    })
    return () => left.abort()
  }, [api, count])

  const line = lines.find(({ configuration }) => configuration.designId === design.id)
  if (!line) return undefined
  return isSamePair(design, line.configuration) ? 'as_it_is' : 'as_it_was'
}
