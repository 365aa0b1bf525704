import { useEffect, useState } from 'react'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { readStored } from '#src/storage/stored-text.ts'

const load = () => import('./kept/pending-draft.tsx')

type Props = {
  /** Designs already shown elsewhere on the page. */
  besides: readonly string[]
}

/** Links back to the design started on this device. Few visitors have one: for all others nothing is loaded. */
export function DraftWaits({ besides }: Props) {
  const [isBegun, setIsBegun] = useState(false)
  useEffect(() => setIsBegun(Boolean(readStored('localStorage', designFileKey))), [])
  return (
    isBegun && (
      <Lazy load={load} messages={['designs', 'shoe-viewer']} failed={() => null}>
        {({ PendingDraft }) => <PendingDraft besides={besides} />}
      </Lazy>
    )
  )
}
