import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { StoreList } from './-parts/store-list.tsx'

export const Route = createFileRoute('/_default/reserve/')({
  staticData: {
    title: msg`Visit a store`,
    description: msg`The stores where you can have your feet measured.`,
  },
  component: Reserve,
})

function Reserve() {
  const minutes = settings.measuring.storeMinutes
  return (
    <Screen
      heading={<Trans>Visit a store</Trans>}
      lead={<Trans>We measure both feet in about {minutes} minutes and answer your questions.</Trans>}
    >
      <p>
        <Trans>Booking isn’t open yet.</Trans>
      </p>
      <div className="live-list" data-live>
        <noscript>
          <p>
            <Trans>The list of stores needs JavaScript.</Trans>
          </p>
        </noscript>
        <StoreList />
      </div>
      <NextLink to="/tabi-gen-01/scan" quiet>
        <Trans>Measure at home</Trans>
      </NextLink>
    </Screen>
  )
}
