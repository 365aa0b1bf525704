import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { endpoints } from '#domain/contract/endpoints.ts'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { StoreList } from './-parts/store-list.tsx'

export const Route = createFileRoute('/_default/reserve/')({
  staticData: {
    title: msg`Visit a store`,
    description: msg`The stores where your feet are scanned.`,
  },
  // Not awaited: the page stands at once, and the list comes when it comes.
  loader: ({ context }) => ({ stores: context.wire(endpoints.reserveStores) }),
  component: Reserve,
})

function Reserve() {
  const { stores } = Route.useLoaderData()
  const router = useRouter()
  return (
    <Screen
      heading={<Trans>Visit a store</Trans>}
      lead={<Trans>Both feet are scanned in about twenty minutes, and someone is there for your questions.</Trans>}
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        <StoreList stores={stores} onRetry={() => void router.invalidate()} />
      </Suspense>
      <WayOn to="/tabi-gen-01/scan">
        <Trans>Measure at home</Trans>
      </WayOn>
    </Screen>
  )
}
