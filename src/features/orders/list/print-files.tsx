import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { type listPaidPairs, takePrintFile, takePrintFileByLink } from '#domain/contract/paid-pair-calls.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { fetchFile } from '#src/api/fetch-file.ts'
import { storedGuest } from '#src/features/session/guest.ts'
import { saveAsFile } from '#src/page/save-as-file.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { unknownOutcomeCodes } from '../actions/order-action-effects.ts'
import '#src/styles/order.css'

type PrintFile = ResponseBody<typeof listPaidPairs>['pairs'][number]['files'][number]
type Props = {
  files: readonly PrintFile[]
  /** The heading that says of which pair. */
  ofPair: string
  /** The token of the link by which the order was opened, where it is nobody's here. */
  link?: string | undefined
}

/** Both shoes as a printer takes them. A file is fetched with a header of its owner, or of its link: no address opens it for anybody else. */
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

/** Whoever is nobody here yet has no pair. */
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
    // Where pages are written there is none, and nobody presses.
    if (!session) return
    const deps = { session, guest, base: __API_BASE__, fetch }
    const fetched = await whileBusy(
      link === undefined ? fetchFile(deps, takePrintFile, { id }) : fetchFile(deps, takePrintFileByLink, { id, link }),
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
