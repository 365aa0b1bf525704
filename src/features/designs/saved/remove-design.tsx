import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useState } from 'react'
import type { ErrorCode } from '#domain/contract/errors.ts'
import type { Design } from '#domain/design/design.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useDesignName } from '../choose/use-design-name.ts'

type Props = {
  design: Design
  remove: () => Promise<ErrorCode | undefined>
  onRemoved: () => void
  onCancel: () => void
}

/** Confirms the deletion of a design. */
export function RemoveDesign({ design, remove, onRemoved, onCancel }: Props) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const name = useDesignName()(design)
  const [isBusy, whileBusy] = useBusy()
  const [error, setError] = useState<ErrorCode>()

  async function confirm(): Promise<void> {
    setError(undefined)
    const code = await whileBusy(remove())
    if (code === undefined) onRemoved()
    else setError(code)
  }

  return (
    <Dialog heading={<Trans>Delete this design?</Trans>} isOpen onClose={onCancel} closeLabel={t`Keep the design`}>
      {error && (
        <Notice tone="error" isLive>
          {i18n._(errorMessages[error])}
        </Notice>
      )}
      <p>
        <Trans>“{name}” can’t be restored. A pair of it in your cart stays there, and so do your scans.</Trans>
      </p>
      <div className="actions">
        <Button look="danger" isBusy={isBusy} onClick={() => void confirm()}>
          <Trans>Delete design</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Keep the design</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
