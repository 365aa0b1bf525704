import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { readStored } from '#src/storage/stored-text.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Look } from './choose/choices.tsx'

const load = () => import('./choose/choices.tsx')
const rooms = ['designs', 'shoe-viewer'] as const

type Props = { verb: ReactNode; onLook: (look: Look) => void }

/** What can be chosen of a pair. It comes with a touch, or with a design that was begun here. */
export function PairChoices({ verb, onLook }: Props) {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (readStored('localStorage', designFileKey)) setIsWanted(true)
  }, [])
  return (
    <div className="pair-choices" data-live>
      {isWanted ? <LateChoices onLook={onLook} /> : <Button onClick={() => setIsWanted(true)}>{verb}</Button>}
    </div>
  )
}

function LateChoices({ onLook }: Pick<Props, 'onLook'>) {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return <Skeleton lines={12} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.Choices onLook={onLook} />
}
