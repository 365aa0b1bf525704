import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Sheet } from '#src/ui/dialog.tsx'
import { OwnPlace } from './own-place.tsx'
import type { Place } from './use-place.ts'
import { WaitForm } from './wait-form.tsx'

export type ListProps = {
  readonly pairs: number
  readonly place: Place | null
  readonly onPlace: (place: Place | null) => void
  /** There are pairs again. */
  readonly onNumbers: () => void
  readonly onClose: () => void
}

/** The list of those who wait for a number: one's own place, or the way to one. */
export function ListSheet({ pairs, place, onPlace, onNumbers, onClose }: ListProps) {
  const { t } = useLingui()
  const [hasLeft, setHasLeft] = useState(false)

  function leave(): void {
    setHasLeft(true)
    onPlace(null)
  }

  return (
    <Sheet isOpen heading={<Heading place={place} />} closeLabel={t`Close the waiting list`} onClose={onClose}>
      {place ? (
        <OwnPlace place={place} onLeft={leave} onClose={onClose} />
      ) : (
        <WaitForm pairs={pairs} hasLeft={hasLeft} onPlace={onPlace} onNumbers={onNumbers} />
      )}
    </Sheet>
  )
}

function Heading({ place }: { place: Place | null }) {
  if (!place) return <Trans>Join the waiting list</Trans>
  return place.kept ? <Trans>A number is held for you</Trans> : <Trans>You’re on the waiting list</Trans>
}
