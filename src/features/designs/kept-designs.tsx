import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const load = () => import('./kept/designs.tsx')
/** Uppers, colours and feels are called as where they are chosen. */
const rooms = ['designs', 'shoe-viewer'] as const

/** The designs of a customer: to continue with, and to delete. */
export function KeptDesigns() {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return <Skeleton lines={6} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.Designs />
}
