import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import '#src/styles/order.css'

type Props = {
  order: OrderView
  token: string | undefined
  designId: string
  /** The wizard step to open first: the design or the feet. */
  step: 'style' | 'scan'
  describedBy: string
}

/** Opens a pair of an order in the wizard. Its code is loaded on click, so no page waits for it. */
export function ChangePairLink({ describedBy, ...changeInput }: Props) {
  const router = useRouter()
  const [isBusy, whileBusy] = useBusy()
  const [error, setError] = useState<string>()

  async function begin() {
    const part = await import('./begin-pair-change.ts').catch(() => undefined)
    return part ? part.beginPairChange(router, changeInput) : 'NETWORK_ERROR'
  }

  async function open(): Promise<void> {
    setError(undefined)
    setError(await whileBusy(begin()))
  }

  return (
    <div className="order-pair-action">
      <Button look="quiet" aria-describedby={describedBy} isBusy={isBusy} onClick={() => void open()}>
        {changeInput.step === 'scan' ? <Trans>Measure again</Trans> : <Trans>Change the design</Trans>}
      </Button>
      {error !== undefined && <NotOpened code={error} />}
    </div>
  )
}

function NotOpened({ code }: { code: string }) {
  const { t, i18n } = useLingui()
  const own: Readonly<Record<string, string>> = {
    not_saved: t`This browser doesn’t let us open a design. The order stays as it is.`,
    NOT_FOUND: t`This pair can’t be changed any more. Reload the page to see the order as it is now.`,
  }
  return (
    <Notice tone="error" isLive>
      {own[code] ?? i18n._(errorMessages[code as keyof typeof errorMessages] ?? errorMessages.UNKNOWN_ERROR)}
    </Notice>
  )
}
