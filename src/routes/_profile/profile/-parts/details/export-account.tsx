import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ExportAccountResponse } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account.ts'
import { settings } from '#domain/settings.ts'
import { saveAsJson } from '#src/page/save-as-file.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useAccountErrorText } from './use-account-error-text.ts'

/** Downloads one file with all data, named after the date of the export. */
export function ExportAccount() {
  const { api } = useRouter().options.context
  const errorText = useAccountErrorText()
  const [isBusy, whileBusy] = useBusy()
  const [outcome, setOutcome] = useState<{ readonly code?: string }>()

  async function bring(): Promise<void> {
    setOutcome(undefined)
    const answer = await whileBusy(api(calls.exportAccount))
    if (answer.ok) saveAsJson(answer.value, exportFileName(answer.value))
    setOutcome(answer.ok ? {} : { code: answer.code })
  }

  return (
    <>
      {outcome?.code && (
        <Notice tone="error" isLive>
          {errorText(outcome.code)}
        </Notice>
      )}
      <div className="actions">
        <Button look="quiet" isBusy={isBusy} onClick={() => void bring()}>
          <Trans>Download my data</Trans>
        </Button>
        <p className="saved" role="status">
          {outcome && !outcome.code && <Trans>The file is in your downloads.</Trans>}
        </p>
      </div>
    </>
  )
}

function exportFileName({ exported_at }: ExportAccountResponse): string {
  return `${settings.brand.storagePrefix}-account-${exported_at.slice(0, 10)}.json`
}
