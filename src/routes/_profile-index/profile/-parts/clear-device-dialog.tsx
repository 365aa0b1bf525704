import { Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

const { scanDays: days } = settings.visitors

type Props = { isOpen: boolean; onClear: () => void; onCancel: () => void }

/** Asks for confirmation before this device is cleared, and says what is lost. */
export function ClearDeviceDialog({ isOpen, onClear, onCancel }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen={isOpen}
      heading={<Trans>Forget this device?</Trans>}
      closeLabel={t`Close the question`}
      onClose={onCancel}
    >
      <p>
        <Trans>
          Measurements that haven’t been sent are deleted. You can no longer open the scans you saved without an
          account, and we delete them after {days} days. If you want to keep them, create an account first.
        </Trans>
      </p>
      <p>
        <Trans>Your language, your country and your answer about cookies stay.</Trans>
      </p>
      <div className="actions">
        <Button look="danger" onClick={onClear}>
          <Trans>Forget this device</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
