import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useDesignName } from '#src/features/designs/choose/use-design-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/dialog.tsx'
import { OrderHere } from '../order/order-here.tsx'
import { useWizard } from '../view/step-view.ts'
import { AllDesigns } from './all-designs.tsx'
import { DesignStatusMessage } from './design-status-message.tsx'
import '#src/features/wizard/wizard.css'

/** The name of the open design, its changes elsewhere, and the button to the other designs. */
export function DesignsHere() {
  const { t } = useLingui()
  const getDesignName = useDesignName()
  const open = useWizard(({ context }) => getOpenDesign(context))
  const count = useWizard(({ context }) => context.file.designs.length)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  // When two dialogs close at once, the inner one cannot return the focus, so it moves to the opener.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section className="open-design" aria-label={t`Your design`}>
      <p>
        <strong>{getDesignName(open)}</strong>
        <Button ref={opener} look="quiet" onClick={() => setIsOpen(true)}>
          {count > 1 ? <Trans>Your designs ({count})</Trans> : <Trans>Your design</Trans>}
        </Button>
      </p>
      <OrderHere />
      <DesignStatusMessage />
      <Sheet isOpen={isOpen} heading={<Trans>Your designs</Trans>} closeLabel={t`Close your designs`} onClose={close}>
        <AllDesigns onDone={close} />
      </Sheet>
    </section>
  )
}
