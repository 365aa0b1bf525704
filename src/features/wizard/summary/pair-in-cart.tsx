import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Notice } from '#src/ui/notice.tsx'
import { usePairInCart } from './use-pair-in-cart.ts'

/** Says that the pair is in the cart already, before it is added once more. */
export function PairInCart() {
  const found = usePairInCart()
  if (!found) return null
  return (
    <Notice>
      <p>
        {found === 'as_it_is' ? (
          <Trans>This pair is in your cart.</Trans>
        ) : (
          <Trans>This pair is in your cart as it was before. Add it again, and it takes that one’s place.</Trans>
        )}
      </p>
      <Link to="/cart" className="text-link text-link-alone">
        <Trans>Go to the cart</Trans>
      </Link>
    </Notice>
  )
}
