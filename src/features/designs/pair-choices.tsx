import { type ReactNode, useEffect, useState } from 'react'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { readStored } from '#src/storage/stored-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { DesignAppearance } from './choose/choices.tsx'

const load = () => import('./choose/choices.tsx')

type Props = { verb: ReactNode; onLook: (look: DesignAppearance) => void }

/** The design choices of a pair. Loaded on the first interaction, or if a design was started here. */
export function PairChoices({ verb, onLook }: Props) {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (readStored('localStorage', designFileKey)) setIsWanted(true)
  }, [])
  return (
    <div className="pair-choices" data-live>
      {isWanted ? (
        <Lazy load={load} messages={['designs', 'shoe-viewer']} fallback={<Skeleton lines={12} />}>
          {({ Choices }) => <Choices onLook={onLook} />}
        </Lazy>
      ) : (
        <Button onClick={() => setIsWanted(true)}>{verb}</Button>
      )}
    </div>
  )
}
