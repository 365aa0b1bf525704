import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { FirstLook } from './shapediver/-parts/first-look.tsx'

const load = () => import('./shapediver/-parts/own-feet.tsx')
const noMore: readonly string[] = []

type Search = { /** Whose feet are shown, by one of their scans. */ scan?: string | undefined }

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
  // The file of the page knows nobody's feet.
  const isAlive = useHydrated()
  return (
    <>
      <Screen
        heading={<Trans>From all sides</Trans>}
        lead={
          <Trans>
            You can look at a shoe before it’s made. Your device works out the 3D model from the measurements, and
            nothing is sent anywhere.
          </Trans>
        }
      />
      {scan !== undefined && isAlive ? <LateFeet key={`${visitor} ${scan}`} scan={scan} /> : <FirstLook />}
    </>
  )
}

function LateFeet({ scan }: { scan: string }) {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, noMore)
  if (part === undefined) return <Skeleton lines={8} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.OwnFeet scan={scan} />
}
