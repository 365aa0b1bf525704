import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { type listPaidPairs, takePrintFile } from '#domain/contract/paid-pair-calls.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { fetchFile } from '#src/api/fetch-file.ts'
import { saveAsFile } from '#src/page/save-as-file.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

type PrintFile = AnswerOf<typeof listPaidPairs>['pairs'][number]['files'][number]
type Props = {
  files: readonly PrintFile[]
  /** The heading that says of which pair. */
  ofPair: string
}

/** Both shoes as a printer takes them. A file is fetched with the header of its owner: no address opens it for anybody else. */
export function PrintFiles({ files, ofPair }: Props) {
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
            <TakeFile file={file} onOutcome={setOutcome} />
          </li>
        ))}
      </ul>
      {outcome?.code && (
        <Notice tone="wrong" isNews>
          {i18n._(errorMessages[outcome.code])}
        </Notice>
      )}
      <p className="saved" role="status">
        {outcome && !outcome.code && <Trans>The file is in your downloads.</Trans>}
      </p>
    </section>
  )
}

/** The page is for customers alone. */
const noGuest = { kept: () => undefined, issued: async () => undefined }

type TakeProps = { file: PrintFile; onOutcome: (outcome: { readonly code?: ErrorCode } | undefined) => void }

function TakeFile({ file: { id, side, kind, size }, onOutcome }: TakeProps) {
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
    // Whoever is here has a session: the list was theirs.
    if (!session) return
    const fetched = await whileBusy(
      fetchFile({ session, guest: noGuest, base: __API_BASE__, fetch }, takePrintFile, { id }),
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
