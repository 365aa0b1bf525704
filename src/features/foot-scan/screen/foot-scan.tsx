import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { footScanRooms } from './foot-scan-rooms.ts'
import type { FootScanProps } from './foot-scan-steps.tsx'

const load = () => import('./foot-scan-steps.tsx')

/** From a person to a scan of both feet. Its code and its texts come when it is shown. */
export function FootScanScreen(props: FootScanProps) {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, footScanRooms)
  if (part === undefined) return <Skeleton lines={8} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.FootScanSteps {...props} />
}
