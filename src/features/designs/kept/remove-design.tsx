import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useState } from 'react'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
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
  onKeep: () => void
}

/** Asked once before a design is gone. */
export function RemoveDesign({ design, remove, onRemoved, onKeep }: Props) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const name = useDesignName()(design)
  const [isBusy, whileBusy] = useBusy()
  const [fault, setFault] = useState<ErrorCode>()

  async function confirm(): Promise<void> {
    setFault(undefined)
    const code = await whileBusy(remove())
    if (code === undefined) onRemoved()
    else setFault(code)
  }

  return (
    <Dialog heading={<Trans>Delete this design?</Trans>} isOpen onClose={onKeep} closeLabel={t`Keep the design`}>
      {fault && (
        <Notice tone="wrong" isNews>
          {i18n._(errorMessages[fault])}
        </Notice>
      )}
      <p>
        <Trans>“{name}” can’t be restored. A pair of it in your cart stays there, and so do your scans.</Trans>
      </p>
      <div className="ways">
        <Button look="danger" isBusy={isBusy} onClick={() => void confirm()}>
          <Trans>Delete design</Trans>
        </Button>
        <Button look="quiet" onClick={onKeep}>
          <Trans>Keep the design</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
