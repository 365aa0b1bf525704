import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** A navigation faster than this shows no progress. */
const patienceMs = 400

/** Shows that the next page is loading; the previous page stays until it is there. */
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
