import { Trans, useLingui } from '@lingui/react/macro'
import { getMeasuringActor } from '#src/features/foot-scan/picture/measuring-actor.ts'
import type { FootScan } from '#src/features/foot-scan/use-foot-scan.ts'
import { useLeaveGuard } from '#src/page/use-leave-guard.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** An unaccepted photo or a connected phone is lost when the step is left, so that asks for confirmation. */
export function ConfirmLeaveScan({ scan }: { scan: FootScan }) {
  const { t } = useLingui()
  const { isPrompting, leave, stay } = useLeaveGuard(isWorkOpen(scan))
  return (
    <Dialog
      isOpen={isPrompting}
      heading={<Trans>Leave before this foot is accepted?</Trans>}
      closeLabel={t`Close the question`}
      onClose={stay}
    >
      <p>
        <Trans>
          What you’re measuring now exists only on this page. If you leave it, it’s gone. The feet you accepted stay.
        </Trans>
      </p>
      <div className="actions">
        <Button onClick={stay}>
          <Trans>Keep measuring</Trans>
        </Button>
        <Button look="quiet" onClick={leave}>
          <Trans>Leave this step</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

export function isWorkOpen(scan: FootScan): boolean {
  const { snapshot } = scan
  // `ConfirmLeaveMarks` asks already if points were set in a photo.
  if (Object.keys(getMeasuringActor(scan)?.snapshot.context.hand ?? {}).length > 0) return false
  return snapshot.hasTag('busy') && (snapshot.hasTag('picture') || snapshot.hasTag('other-phone'))
}
