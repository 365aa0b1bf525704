import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as calls from '#domain/contract/account-calls.ts'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
import { settings } from '#domain/settings.ts'
import { saveAsJson } from '#src/page/save-as-file.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useFault } from './use-fault.ts'

/** One file with everything, named by the day on which the shop wrote it. */
export function ExportAccount() {
  const { wire } = useRouter().options.context
  const faultText = useFault()
  const [isBusy, whileBusy] = useBusy()
  const [outcome, setOutcome] = useState<{ readonly code?: string }>()

  async function bring(): Promise<void> {
    setOutcome(undefined)
    const answer = await whileBusy(wire(calls.exportAccount))
    if (answer.ok) saveAsJson(answer.value, nameOf(answer.value))
    setOutcome(answer.ok ? {} : { code: answer.code })
  }

  return (
    <>
      {outcome?.code && (
        <Notice tone="wrong" isNews>
          {faultText(outcome.code)}
        </Notice>
      )}
      <div className="ways">
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

function nameOf({ exported_at }: AnswerOf<typeof calls.exportAccount>): string {
  return `${settings.brand.storagePrefix}-account-${exported_at.slice(0, 10)}.json`
}
