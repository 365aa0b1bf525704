import { Trans, useLingui } from '@lingui/react/macro'
import type { ShouldBlockFn } from '@tanstack/react-router'
import { useLeaveGuard } from '#src/page/use-leave-guard.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** Choosing another measuring method replaces the photo on the same page. */
const changesMethod: ShouldBlockFn = ({ current, next }) => methodIn(current.search) !== methodIn(next.search)

const methodIn = (search: object) => ('way' in search ? search.way : undefined)

/** Points set by hand exist only on this page, so leaving it asks for confirmation. */
export function ConfirmLeaveMarks({ hand }: { hand: object }) {
  const { t } = useLingui()
  const { isPrompting, leave, stay } = useLeaveGuard(Object.keys(hand).length > 0, changesMethod)
  return (
    <Dialog
      isOpen={isPrompting}
      heading={<Trans>Leave without your corrections?</Trans>}
      closeLabel={t`Stay with the photo`}
      onClose={stay}
    >
      <p>
        <Trans>The photo and the points you set exist only on this page. If you leave it, they’re gone.</Trans>
      </p>
      <div className="actions">
        <Button look="quiet" onClick={leave}>
          <Trans>Leave the photo</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
