import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { CartIcon } from '#src/ui/icons/cart.tsx'
import { cartCount } from './cart-count.ts'

/** The way to the cart, with the number of pairs that are in it. */
export function CartLink() {
  const { t } = useLingui()
  const count = useSyncExternalStore(cartCount.onChange, cartCount.get, cartCount.none)
  const name = count === 0 ? t`Cart` : t`${plural(count, { one: 'Cart, # pair', other: 'Cart, # pairs' })}`
  return (
    <Link to="/cart" className="icon-link" aria-label={name}>
      <CartIcon />
      {count > 0 && <span className="cart-count">{count}</span>}
    </Link>
  )
}
