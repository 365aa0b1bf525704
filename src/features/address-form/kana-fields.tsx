import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { KanaInputsProps } from './form/kana-inputs.tsx'
import { rooms } from './rooms.ts'

const load = () => import('./form/kana-inputs.tsx')

/** How a name is read in Japan: both readings, or that there are none. Whoever shows them holds what is typed. */
export function KanaFields(props: KanaInputsProps) {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return <Skeleton lines={4} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.KanaInputs {...props} />
}
