import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import '#src/styles/feet.css'

type Props = {
  /** What came of a measuring that was left for this page. */
  ended: FootScanOutput | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
}

const load = () => import('#src/features/scans/people/people-page.tsx')
/** The names of a foot's numbers, who somebody is and why a scan was not believed are said as where it is measured. */
const messages = ['scans', 'foot-photo', 'foot-scan']

/** What is kept of the feet of a customer and their people: to see, compare, download and delete. */
export function YourScans({ ended, chosen, onChoose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The measuring is gone from the page; whoever reads goes on at its beginning.
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
