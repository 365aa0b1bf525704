import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DraftWaits } from '#src/features/designs/draft-waits.tsx'
import { EditionCount } from '#src/features/edition/edition-count.tsx'
import { EmptyCart } from '#src/ui/drawings/empty-cart.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'

type Props = {
  isEmpty: boolean
  /** The designs that are saved for later. They are listed below, so the notice of a begun design leaves them out. */
  saved?: readonly string[]
  status?: ReactNode
}

/** The head of the cart. Its heading is the same whether or not the cart is empty. */
export function CartScreen({ isEmpty, saved = [], status }: Props) {
  return (
    <Screen heading={<Trans>Cart</Trans>} lead={isEmpty && <Empty />} drawing={isEmpty && <EmptyCart />}>
      {status}
      {isEmpty && <EmptyCartActions saved={saved} />}
    </Screen>
  )
}

function Empty() {
  return (
    <span className="for-strangers">
      <Trans>Your cart is empty. A pair appears here once you’ve finished its design.</Trans>
    </span>
  )
}

function EmptyCartActions({ saved }: { saved: readonly string[] }) {
  return (
    <>
      <p>
        <Trans>
          Adding a pair to the cart costs nothing. You pay only after the workshop has checked that we can make it.
        </Trans>
      </p>
      <NextLink to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </NextLink>
      <NextLink to="/shop_tabbi" quiet>
        <Trans>See the shoe</Trans>
      </NextLink>
      <DraftWaits besides={saved} />
      <EditionCount />
    </>
  )
}
