import { Trans, useLingui } from '@lingui/react/macro'
import { useLeaveGuard } from '#src/page/use-leave-guard.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** What a hand has set in a photo is kept nowhere but on this page: whoever leaves it is asked before. */
export function KeepMarks({ hand }: { hand: object }) {
  const { t } = useLingui()
  const { isAsking, leave, stay } = useLeaveGuard(Object.keys(hand).length > 0)
  return (
    <Dialog
      isOpen={isAsking}
      heading={<Trans>Leave without your corrections?</Trans>}
      closeLabel={t`Stay with the photo`}
      onClose={stay}
    >
      <p>
        <Trans>The photo and the points you set exist only on this page. If you leave it, they’re gone.</Trans>
      </p>
      <div className="ways">
        <Button look="quiet" onClick={leave}>
          <Trans>Leave the photo</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
