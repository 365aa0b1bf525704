import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { KeptProps } from './kept/kept.tsx'

const load = () => import('./kept/kept.tsx')
/** The names of a foot's numbers, who somebody is and why a scan was not believed are said as where it is measured. */
const rooms = ['scans', 'foot-photo', 'foot-scan'] as const

/** What is kept of the feet of a customer and their people: to see, compare, download and delete. */
export function KeptScans(props: KeptProps) {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return <Skeleton lines={8} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.Kept {...props} />
}
