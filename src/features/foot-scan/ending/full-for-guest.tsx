import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as calls from '#domain/contract/scan-calls.ts'
import type { ScanInShort } from '#domain/contract/scans.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { draftOf } from '#machines/foot-scan/scan-steps.ts'
import { callOnce } from '#src/api/call-once.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'

const mostScans = scanSettings.scansOfPerson.guest

/** Without an account there is less room, and no page of scans: an account makes more, and so does the oldest one when it goes. */
export function FullForGuest({ scan: { snapshot, send } }: { scan: FootScan }) {
  const { t } = useLingui()
  const { wire } = useRouter().options.context
  const dateText = useDateText()
  const { personId } = draftOf(snapshot.context)
  const oldest = useOldest(personId)
  const [isBusy, whileBusy] = useBusy()
  const [failure, setFailure] = useState<string>()

  async function removeOldest({ id }: ScanInShort): Promise<void> {
    setFailure(undefined)
    const removed = await whileBusy(callOnce(wire, calls.removeScan, { id }))
    // Another window was faster, and there is room all the same.
    if (removed.ok || removed.code === 'NOT_FOUND') send({ type: 'retry' })
    else setFailure(t`The scan couldn’t be deleted. Your scans are as they were. Please try again in a moment.`)
  }

  const day = oldest && dateText(oldest.measured_at)
  return (
    <StepFrame
      heading={<Trans>Both feet are kept on this device</Trans>}
      action={
        <WayOn to="/signup">
          <Trans>Create an account</Trans>
        </WayOn>
      }
      aside={
        <>
          <WayOn to="/auth" quiet>
            <Trans>Sign in</Trans>
          </WayOn>
          {oldest && (
            <Button look="danger" isBusy={isBusy} onClick={() => void removeOldest(oldest)}>
              <Trans>Delete the scan of {day} and send this one</Trans>
            </Button>
          )}
          <Button look="quiet" onClick={() => send({ type: 'scan.taken' })}>
            <Trans>Continue without sending</Trans>
          </Button>
        </>
      }
    >
      <Notice tone="caution" isNews>
        <p data-code="scans_full">
          <Trans>Without an account we keep {mostScans} scans, and you have that many.</Trans>
        </p>
      </Notice>
      <p>
        <Trans>In an account there’s room for more: this scan and your earlier ones come along.</Trans>
      </p>
      {oldest && (
        <p>
          <Trans>
            Or make room here by deleting the oldest scan, the one of {day}. It can’t be restored. All others stay.
          </Trans>
        </p>
      )}
      {failure !== undefined && (
        <Notice tone="wrong" isNews>
          {failure}
        </Notice>
      )}
    </StepFrame>
  )
}

/** As many as a guest may have are one page, the newest first. */
function useOldest(personId: string): ScanInShort | undefined {
  const { wire } = useRouter().options.context
  const [oldest, setOldest] = useState<ScanInShort>()
  useEffect(() => {
    const left = new AbortController()
    const query = { person_id: personId }
    void wire(calls.listScans, undefined, { query, signal: left.signal }).then((called) => {
      if (called.ok && !left.signal.aborted) setOldest(called.value.scans.at(-1))
    })
    return () => left.abort()
  }, [wire, personId])
  return oldest
}
