import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { footScanRooms } from '#src/features/foot-scan/screen/foot-scan-rooms.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const load = () => import('./scan-step-parts.tsx')

/** Feet, measured here or chosen from what there is. Measuring is the largest part of the way, and comes with this step alone. */
export function ScanStep() {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, footScanRooms)
  if (part === undefined) return <Skeleton lines={8} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.ScanStepParts />
}
