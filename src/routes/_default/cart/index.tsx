import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EmptyCart } from '#src/ui/drawings/empty-cart.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/cart/')({
  staticData: { title: msg`Cart`, description: msg`The pairs you designed.`, unlisted: true },
  component: Cart,
})

function Cart() {
  return (
    <Screen
      heading={<Trans>Cart</Trans>}
      lead={<Trans>Your cart is empty. A pair appears here once you’ve finished its design.</Trans>}
      drawing={<EmptyCart />}
    >
      <p>
        <Trans>
          Adding a pair to the cart costs nothing. You pay only after the workshop has checked that we can make it.
        </Trans>
      </p>
      <WayOn to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </WayOn>
      <WayOn to="/shop_tabbi" quiet>
        <Trans>See the shoe</Trans>
      </WayOn>
    </Screen>
  )
}
