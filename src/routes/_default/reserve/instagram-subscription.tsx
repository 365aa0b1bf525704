import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FootResting } from '#src/ui/drawings/foot-resting.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/reserve/instagram-subscription')({
  staticData: {
    title: msg`News about new seats`,
    description: msg`Hear from us when new days are opened.`,
    unlisted: true,
  },
  component: ReserveInstagramSubscription,
})

function ReserveInstagramSubscription() {
  return (
    <Screen
      heading={<Trans>News about new seats</Trans>}
      lead={
        <Trans>
          We write when a store opens new days, and not otherwise. Your reservation is complete with or without it.
        </Trans>
      }
      drawing={<FootResting />}
    >
      <WayOn to="/reserve/confirmation">
        <Trans>No thanks, go on</Trans>
      </WayOn>
    </Screen>
  )
}
