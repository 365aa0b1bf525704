import { useEffect, useState } from 'react'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { readStored } from '#src/storage/stored-text.ts'

const load = () => import('./kept/waiting-draft.tsx')
const rooms = ['designs', 'shoe-viewer'] as const

type Props = {
  /** Designs that are told of elsewhere on the page. */
  besides: readonly string[]
}

/** The design that was begun on this device, and the way back to it. Few have one: for all others nothing is loaded. */
export function DraftWaits({ besides }: Props) {
  const [isBegun, setIsBegun] = useState(false)
  useEffect(() => setIsBegun(Boolean(readStored('localStorage', designFileKey))), [])
  return isBegun && <LateDraft besides={besides} />
}

function LateDraft({ besides }: Props) {
  const [part] = useLatePart(load, rooms)
  return part !== undefined && part !== 'missing' && <part.WaitingDraft besides={besides} />
}
