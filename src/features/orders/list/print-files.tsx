import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { ErrorCode } from '#domain/contract/errors.ts'
import { downloadPrintFile, downloadPrintFileByLink, type PaidPairList } from '#domain/contract/orders.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { fetchFile } from '#src/api/fetch-file.ts'
import { storedGuest } from '#src/features/session/guest.ts'
import { saveAsFile } from '#src/page/save-as-file.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { unknownOutcomeCodes } from '../actions/order-action-effects.ts'
import '#src/styles/order.css'

type PrintFile = PaidPairList['pairs'][number]['files'][number]
type Props = {
  files: readonly PrintFile[]
  /** The id of the heading that names the pair. */
  ofPair: string
  /** The token of the link that opened the order, if the order belongs to no visitor of this device. */
  link?: string | undefined
}

/**
 * Both shoes as files for a 3D printer. A file is fetched with an authorization header of its owner or its link: its
 * URL alone opens nothing.
 */
export function PrintFiles({ files, ofPair, link }: Props) {
  const { i18n } = useLingui()
  const heading = useId()
  const [outcome, setOutcome] = useState<{ readonly code?: ErrorCode }>()
  return (
    <section className="print-files" aria-labelledby={`${heading} ${ofPair}`}>
      <h4 id={heading}>
        <Trans>Print files</Trans>
      </h4>
      <p className="small quiet">
        <Trans>STL and 3MF are for a 3D printer; GLB shows the shoe in 3D.</Trans>
      </p>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <TakeFile {...{ file, link }} onOutcome={setOutcome} />
          </li>
        ))}
      </ul>
      {outcome?.code && (
        <Notice tone="error" isLive>
          {unknownOutcomeCodes.has(outcome.code) ? (
            <Trans>We couldn’t reach the shop, so the file isn’t here. Please try again.</Trans>
          ) : (
            i18n._(errorMessages[outcome.code])
          )}
        </Notice>
      )}
      <p className="saved" role="status">
        {outcome && !outcome.code && <Trans>The file is in your downloads.</Trans>}
      </p>
    </section>
  )
}

/** A guest who is not registered yet has no pair, so none is registered for a download. */
const guest = { storedGuestToken: storedGuest, issued: async () => undefined }

type TakeProps = Pick<Props, 'link'> & {
  file: PrintFile
  onOutcome: (outcome: { readonly code?: ErrorCode } | undefined) => void
}

function TakeFile({ file: { id, side, kind, size }, link, onOutcome }: TakeProps) {
  const { i18n } = useLingui()
  const { session } = useRouter().options.context
  const [isBusy, whileBusy] = useBusy()
  const name = kind.toUpperCase()
  const megabytes = new Intl.NumberFormat(i18n.locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(size / 1_000_000)

  async function take(): Promise<void> {
    onOutcome(undefined)
    // There is no session while pages are prerendered, and no clicks either.
    if (!session) return
    const deps = { session, guest, base: __API_BASE__, fetch }
    const fetched = await whileBusy(
      link === undefined
        ? fetchFile(deps, downloadPrintFile, { id })
        : fetchFile(deps, downloadPrintFileByLink, { id, link }),
    )
    if (fetched.ok) saveAsFile(fetched.value, fetched.value.name)
    onOutcome(fetched.ok ? {} : { code: fetched.code })
  }

  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void take()}>
      {side === 'left' ? (
        <Trans>
          Left shoe, {name} ({megabytes})
        </Trans>
      ) : (
        <Trans>
          Right shoe, {name} ({megabytes})
        </Trans>
      )}
    </Button>
  )
}
