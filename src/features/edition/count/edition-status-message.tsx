import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'

/** Tells who listens when the last pair is taken, or one can be had again; each other change is there to be read, and interrupts nobody. */
export function EditionStatusMessage({ isSoldOut }: { isSoldOut: boolean }) {
  const atFirst = useRef(isSoldOut)
  const hasChanged = useRef(false)
  if (isSoldOut !== atFirst.current) hasChanged.current = true
  return (
    <span className="visually-hidden" role="status">
      {hasChanged.current &&
        (isSoldOut ? <Trans>The edition is sold out.</Trans> : <Trans>There are pairs again.</Trans>)}
    </span>
  )
}
