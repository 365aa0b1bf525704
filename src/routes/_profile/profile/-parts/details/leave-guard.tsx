import { Trans, useLingui } from '@lingui/react/macro'
import { useLeaveGuard } from '#src/page/use-leave-guard.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type Props = { isDirty: boolean; isMoreDirty: boolean; isBusy: boolean; save: () => Promise<boolean> }

/** Guards a page with unsaved changes: asks once before leaving, and blocks reloading for a newer build. */
export function LeaveGuard({ isDirty: isPersonDirty, isMoreDirty, isBusy, save }: Props) {
  const { t } = useLingui()
  const { isPrompting, leave, stay } = useLeaveGuard(isPersonDirty || isMoreDirty)

  async function saveAndLeave(): Promise<void> {
    if (await save()) leave()
    else stay()
  }

  return (
    <Dialog
      isOpen={isPrompting}
      heading={<Trans>Leave without saving?</Trans>}
      closeLabel={t`Close the question`}
      onClose={stay}
    >
      <p>
        {isMoreDirty ? (
          <Trans>What you typed on this page isn’t saved yet. To keep it, stay on this page and save it.</Trans>
        ) : (
          <Trans>You’ve changed your details but haven’t saved them yet.</Trans>
        )}
      </p>
      <div className="actions">
        {!isMoreDirty && (
          <Button isBusy={isBusy} onClick={() => void saveAndLeave()}>
            <Trans>Save and leave</Trans>
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          <Trans>Leave without saving</Trans>
        </Button>
        <Button look="quiet" onClick={stay}>
          <Trans>Keep editing</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
