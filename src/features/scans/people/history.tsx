import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListScansResponse, ScanSummary } from '#domain/contract/scans.ts'
import { useScanRejectionText } from '#src/features/foot-scan/ending/use-scan-rejection-text.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, useBusy } from '#src/ui/button.tsx'
import { lengthText } from '#src/ui/length-text.ts'
import { Notice } from '#src/ui/notice.tsx'
import { downloadScan } from './download-scan.ts'
import { methodLabels } from './scan-words.ts'

type Page = ListScansResponse

type Props = {
  page: Page
  onMore: (page: Page) => Promise<boolean>
  onDelete: (scan: ScanSummary) => void
}

/** All stored scans of a person, newest first. */
export function History({ page, onMore, onDelete }: Props) {
  const [isBusy, whileBusy] = useBusy()
  const [hasFailed, setHasFailed] = useState(false)
  const more = async () => setHasFailed(!(await whileBusy(onMore(page))))
  return (
    <section className="scan-block" aria-labelledby="history">
      <h2 id="history">
        <Trans>History</Trans>
      </h2>
      <ul className="scan-rows">
        {page.scans.map((scan) => (
          <Row key={scan.id} scan={scan} onDelete={() => onDelete(scan)} />
        ))}
      </ul>
      {hasFailed && (
        <Notice tone="error" isLive>
          <Trans>We couldn’t bring more scans. Please try again in a moment.</Trans>
        </Notice>
      )}
      {page.next !== null && (
        <Button look="quiet" isBusy={isBusy} onClick={() => void more()}>
          <Trans>Show older scans</Trans>
        </Button>
      )}
    </section>
  )
}

function Row({ scan, onDelete }: { scan: ScanSummary; onDelete: () => void }) {
  const language = useLanguage()
  const dateText = useDateText()
  const day = dateText(scan.measured_at)
  const [left, right] = [scan.left, scan.right].map(({ length_mm }) => lengthText(length_mm, language))
  return (
    <li>
      <div>
        <p>
          <b>{day}</b>
        </p>
        <State scan={scan} />
      </div>
      <div>
        <p className="row-lengths">
          <b>
            <Trans>
              Left {left}, right {right}
            </Trans>
          </b>
        </p>
        <p className="quiet small">
          <HowGood scan={scan} />
        </p>
        <RejectionList reasons={scan.rejected_for} />
      </div>
      <RowMethods scan={scan} day={day} onDelete={onDelete} />
    </li>
  )
}

/** Why a scan was rejected. */
function RejectionList({ reasons }: { reasons: ScanSummary['rejected_for'] }) {
  const rejectionText = useScanRejectionText()
  if (reasons.length === 0) return null
  return (
    <ul className="rejections small">
      {reasons.map((reason) => (
        <li key={JSON.stringify(reason)}>{rejectionText(reason)}</li>
      ))}
    </ul>
  )
}

function State({ scan: { state, is_old } }: { scan: ScanSummary }) {
  return (
    <p className="row-states">
      {state === 'measured' && (
        <Badge tone="good">
          <Trans>In use</Trans>
        </Badge>
      )}
      {state === 'rejected' && (
        <Badge tone="error">
          <Trans>Can’t be used</Trans>
        </Badge>
      )}
      {state === 'superseded' && (
        <Badge>
          <Trans>Replaced by a newer one</Trans>
        </Badge>
      )}
      {(state === 'draft' || state === 'captured') && (
        <Badge>
          <Trans>Not finished</Trans>
        </Badge>
      )}
      {is_old && state === 'measured' && (
        <Badge tone="caution">
          <Trans>Old</Trans>
        </Badge>
      )}
    </p>
  )
}

function HowGood({ scan: { left, right, quality } }: { scan: ScanSummary }) {
  const { i18n } = useLingui()
  const methods = [...new Set([left.way, right.way])].map((method) => i18n._(methodLabels[method])).join(' · ')
  const score = i18n.number(Math.round(quality))
  return (
    <Trans>
      {methods}, quality {score} of 100
    </Trans>
  )
}

function RowMethods({ scan, day, onDelete }: { scan: ScanSummary; day: string; onDelete: () => void }) {
  const { api } = useRouter().options.context
  const [isBusy, whileBusy] = useBusy()
  const [outcome, setOutcome] = useState<{ readonly isThere: boolean }>()

  async function download(): Promise<void> {
    setOutcome(undefined)
    setOutcome({ isThere: await whileBusy(downloadScan(api, scan)) })
  }

  return (
    <div className="row-actions">
      <button
        type="button"
        className="text-link text-link-alone"
        aria-busy={isBusy || undefined}
        onClick={() => isBusy || void download()}
      >
        <Trans>
          Download <span className="visually-hidden">the scan of {day}</span>
        </Trans>
      </button>
      <button type="button" className="text-link text-link-alone" onClick={onDelete}>
        <Trans>
          Delete <span className="visually-hidden">the scan of {day}</span>
        </Trans>
      </button>
      <p className="row-status" role="status">
        {outcome?.isThere === true && <Trans>The file is in your downloads.</Trans>}
        {outcome?.isThere === false && <Trans>We couldn’t bring the file. Please try again in a moment.</Trans>}
      </p>
    </div>
  )
}
