import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** A page that comes faster than this needs no word about it. */
const patienceMs = 400

/** Says that the next page is on its way; until it is there, the last one stays. */
export function LoadingLine() {
  const isComing = useRouterState({ select: (state) => state.status === 'pending' })
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(setIsSlow, patienceMs, true)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isComing])

  return (
    <div className="loading-line" role="status" data-slow={isSlow || undefined}>
      {isSlow && (
        <span className="visually-hidden">
          <Trans>Loading the page</Trans>
        </span>
      )}
    </div>
  )
}
