import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { Lazy } from '#src/lib/lazy.tsx'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { FirstLook } from './shapediver/-parts/first-look.tsx'

const load = () => import('./shapediver/-parts/own-feet.tsx')

type Search = { /** The scan whose feet are shown. */ scan?: string | undefined }

export const Route = createFileRoute('/_default/shapediver')({
  staticData: { title: msg`From all sides`, description: msg`The shoe as a 3D model.` },
  validateSearch: ({ scan }: Record<string, unknown>): Search => ({
    scan: scan === undefined ? undefined : String(scan).slice(0, 60),
  }),
  component: Shapediver,
})

function Shapediver() {
  const { scan } = Route.useSearch()
  const visitor = useVisitor()
  // The prerendered page knows no scan.
  const isAlive = useHydrated()
  return (
    <>
      <Screen
        heading={<Trans>From all sides</Trans>}
        lead={
          <Trans>You can look at a shoe before it’s made: the 3D model follows the measurements of the feet.</Trans>
        }
      />
      {scan !== undefined && isAlive ? (
        <Lazy key={`${visitor} ${scan}`} load={load} fallback={<Skeleton lines={8} />}>
          {({ OwnFeet }) => <OwnFeet scan={scan} />}
        </Lazy>
      ) : (
        <FirstLook />
      )}
    </>
  )
}
