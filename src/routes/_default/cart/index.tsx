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
      lead={<Trans>Your cart is empty. A pair arrives here when its design is finished.</Trans>}
      drawing={<EmptyCart />}
    >
      <p>
        <Trans>
          Putting a pair into the cart costs nothing. You pay only when the workshop has checked that it can be made.
        </Trans>
      </p>
      <WayOn to="/get-foot-scan">
        <Trans>Begin with your feet</Trans>
      </WayOn>
      <WayOn to="/shop_tabbi" quiet>
        <Trans>See the shoe</Trans>
      </WayOn>
    </Screen>
  )
}
