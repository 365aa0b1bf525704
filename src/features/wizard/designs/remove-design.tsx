import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useDesignName } from '#src/features/designs/choose/use-design-name.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'

/** Removes the open design after a confirmation. */
export function RemoveDesign({ onDone }: { onDone: () => void }) {
  const name = useDesignName()(useWizard(({ context }) => getOpenDesign(context)))
  const id = useWizard(({ context }) => context.file.open)
  const send = useWizardSend()
  const [isPrompting, setIsPrompting] = useState(false)

  function remove() {
    send({ type: 'design.removed', id, newId: newRecordId() })
    onDone()
  }

  return (
    <>
      <Button look="quiet" onClick={() => setIsPrompting(true)}>
        <Trans>Remove this design</Trans>
      </Button>
      <Dialog isOpen={isPrompting} heading={<Trans>Remove “{name}”?</Trans>} onClose={() => setIsPrompting(false)}>
        <p>
          <Trans>It will be gone from this device and from your account. The scan of the feet stays.</Trans>
        </p>
        <div className="actions">
          <Button look="danger" onClick={remove}>
            <Trans>Remove it</Trans>
          </Button>
          <Button look="quiet" onClick={() => setIsPrompting(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  )
}
