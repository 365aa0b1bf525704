import { Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

const { scanDays: days } = settings.visitors

type Props = { isOpen: boolean; onForget: () => void; onKeep: () => void }

/** What is lost when this device forgets somebody. */
export function ForgetQuestion({ isOpen, onForget, onKeep }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen={isOpen}
      heading={<Trans>Forget this device?</Trans>}
      closeLabel={t`Close the question`}
      onClose={onKeep}
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
      <div className="ways">
        <Button look="danger" onClick={onForget}>
          <Trans>Forget this device</Trans>
        </Button>
        <Button look="quiet" onClick={onKeep}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
