import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Choices, type Look } from './choose/choices.tsx'

/** Its code comes with the page, and its words once the page answers. */
const load = async () => 'there' as const
const rooms = ['designs', 'shoe-viewer'] as const

/** What can be chosen of a pair. It comes once the page answers: its first view is the pair itself. */
export function PairChoices({ onLook }: { onLook: (look: Look) => void }) {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  return (
    <div className="pair-choices" data-live>
      {part === undefined && <Skeleton lines={12} />}
      {part === 'missing' && (
        <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
      )}
      {part === 'there' && <Choices onLook={onLook} />}
    </div>
  )
}
