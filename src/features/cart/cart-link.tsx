import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CartIcon } from '#src/ui/icons/cart.tsx'
import { useCartCount } from './use-cart-count.ts'

/** The link to the cart, with the number of pairs in it. */
export function CartLink() {
  const { t } = useLingui()
  const count = useCartCount()
  const name = count === 0 ? t`Cart` : t`${plural(count, { one: 'Cart, # pair', other: 'Cart, # pairs' })}`
  return (
    <Link to="/cart" className="icon-link" aria-label={name}>
      <CartIcon />
      {count > 0 && (
        <span className="cart-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
