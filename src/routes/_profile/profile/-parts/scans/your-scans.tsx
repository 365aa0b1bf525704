import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import '#src/styles/feet.css'

type Props = {
  /** The output of the measurement that has just ended. */
  ended: FootScanOutput | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
}

const load = () => import('#src/features/scans/people/people-page.tsx')
/** The namespaces for foot measurements, people and photo rejections, shared with the measuring pages. */
const messages = ['scans', 'foot-photo', 'foot-scan']

/** The saved scans of a customer and their people: to view, compare, download and delete. */
export function YourScans({ ended, chosen, onChoose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The measurement is gone from the page, so the focus moves to the heading.
  useEffect(() => {
    if (ended) heading.current?.focus()
  }, [ended])
  return (
    <div className="saved-scans">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Your scans</Trans>
      </h1>
      {ended?.kind === 'saved' && (
        <Notice tone="good" isLive>
          {ended.isInUse ? (
            <Trans>The new scan is saved and in use.</Trans>
          ) : (
            <Trans>The scan is saved. A newer scan of the same person stays in use.</Trans>
          )}
        </Notice>
      )}
      {ended?.kind === 'unsent' && (
        <Notice isLive>
          <Trans>
            The new scan is on this device. It’s sent as soon as the shop can be reached, and then it’s listed here.
          </Trans>
        </Notice>
      )}
      <Lazy load={load} messages={messages} fallback={<Skeleton lines={8} />}>
        {({ People: SavedAgreements }) => <SavedAgreements chosen={chosen} onChoose={onChoose} />}
      </Lazy>
    </div>
  )
}
