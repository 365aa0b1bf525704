import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'

/** Announces when the last pair is taken, or one is available again. Other changes are visible but not announced. */
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
