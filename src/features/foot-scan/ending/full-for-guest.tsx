import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ScanSummary } from '#domain/contract/scans.ts'
import * as calls from '#domain/contract/scans.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import { callOnce } from '#src/api/call-once.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'

const maxScans = scanSettings.maxScansPerPerson.guest

/**
 * A guest's scans are full, and guests have no page to delete them: offers an account with more space, or to delete the
 * oldest scan.
 */
export function FullForGuest({ scan: { snapshot, send } }: { scan: FootScan }) {
  const { t } = useLingui()
  const { api } = useRouter().options.context
  const dateText = useDateText()
  const { personId } = getScanDraft(snapshot.context)
  const oldest = useOldest(personId)
  const [isBusy, whileBusy] = useBusy()
  const [error, setError] = useState<string>()

  async function removeOldest({ id }: ScanSummary): Promise<void> {
    setError(undefined)
    const removed = await whileBusy(callOnce(api, calls.removeScan, { id }))
    // Another window has deleted it already, so there is space all the same.
    if (removed.ok || removed.code === 'NOT_FOUND') send({ type: 'retry.requested' })
    else setError(t`The scan couldn’t be deleted. Your scans are as they were. Please try again in a moment.`)
  }

  const day = oldest && dateText(oldest.measured_at)
  return (
    <StepFrame
      heading={<Trans>Both feet are kept on this device</Trans>}
      action={
        <NextLink to="/signup">
          <Trans>Create an account</Trans>
        </NextLink>
      }
      side={
        <>
          <NextLink to="/auth" quiet>
            <Trans>Sign in</Trans>
          </NextLink>
          {oldest && (
            <Button look="danger" isBusy={isBusy} onClick={() => void removeOldest(oldest)}>
              <Trans>Delete the scan of {day} and send this one</Trans>
            </Button>
          )}
          <Button look="quiet" onClick={() => send({ type: 'scan.accepted' })}>
            <Trans>Continue without sending</Trans>
          </Button>
        </>
      }
    >
      <Notice tone="caution" isLive>
        <p data-code="scans_full">
          <Trans>Without an account we keep {maxScans} scans, and you have that many.</Trans>
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
      {error !== undefined && (
        <Notice tone="error" isLive>
          {error}
        </Notice>
      )}
    </StepFrame>
  )
}

/** All scans of a guest fit on one page, newest first. */
function useOldest(personId: string): ScanSummary | undefined {
  const { api } = useRouter().options.context
  const [oldest, setOldest] = useState<ScanSummary>()
  useEffect(() => {
    const controller = new AbortController()
    const query = { person_id: personId }
    void api(calls.listScans, undefined, { query, signal: controller.signal }).then((called) => {
      if (called.ok && !controller.signal.aborted) setOldest(called.value.scans.at(-1))
    })
    return () => controller.abort()
  }, [api, personId])
  return oldest
}
