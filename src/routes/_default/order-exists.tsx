import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OnItsWay } from '#src/ui/drawings/on-its-way.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/order-exists')({
  staticData: {
    title: msg`A pair of yours is on its way`,
    description: msg`You have a paid order that has not arrived yet.`,
    unlisted: true,
  },
  component: OrderExists,
})

function OrderExists() {
  return (
    <Screen
      heading={<Trans>A pair of yours is on its way</Trans>}
      lead={
        <Trans>
          You have a paid order that has not been delivered. To keep two pairs from being mixed up, we show you that one
          first.
        </Trans>
      }
      drawing={<OnItsWay />}
    >
      <WayOn to="/profile/order">
        <Trans>See where it is</Trans>
      </WayOn>
      <WayOn to="/shop_tabbi" quiet>
        <Trans>See the shoe</Trans>
      </WayOn>
    </Screen>
  )
}
