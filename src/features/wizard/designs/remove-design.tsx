import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useDesignName } from '#src/features/designs/choose/use-design-name.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'

/** Asks before the open design is gone. */
export function RemoveDesign({ onDone }: { onDone: () => void }) {
  const name = useDesignName()(useWizard(({ context }) => designOf(context)))
  const id = useWizard(({ context }) => context.file.open)
  const send = useWizardSend()
  const [isAsking, setIsAsking] = useState(false)

  function remove() {
    send({ type: 'design.removed', id, newId: newRecordId() })
    onDone()
  }

  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Remove this design</Trans>
      </Button>
      <Dialog isOpen={isAsking} heading={<Trans>Remove “{name}”?</Trans>} onClose={() => setIsAsking(false)}>
        <p>
          <Trans>It will be gone from this device and from your account. The scan of the feet stays.</Trans>
        </p>
        <div className="ways">
          <Button look="danger" onClick={remove}>
            <Trans>Remove it</Trans>
          </Button>
          <Button look="quiet" onClick={() => setIsAsking(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  )
}
