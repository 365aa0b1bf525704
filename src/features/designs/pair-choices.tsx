import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Look } from './choose/choices.tsx'

const load = () => import('./choose/choices.tsx')
const rooms = ['designs', 'shoe-viewer'] as const

/** What can be chosen of a pair. It comes once the page answers: its first view is the pair itself. */
export function PairChoices({ onLook }: { onLook: (look: Look) => void }) {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  return (
    <div className="pair-choices">
      {part === undefined && <Skeleton lines={12} />}
      {part === 'missing' && (
        <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
      )}
      {typeof part === 'object' && <part.Choices onLook={onLook} />}
    </div>
  )
}
