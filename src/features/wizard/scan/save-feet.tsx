import { Trans } from '@lingui/react/macro'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { Button } from '#src/ui/button.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import '#src/features/wizard/wizard.css'

/**
 * A customer who measures again can stay with the pair's current feet. Feet accepted meanwhile are stored for later.
 */
export function SaveFeet() {
  const name = useWizard(({ context }) => getOpenDesign(context).person?.name)
  const send = useWizardSend()
  return (
    <section className="save-feet">
      <p>
        <Trans>Your pair stays on the feet of {name} until both feet are measured again.</Trans>
      </p>
      <Button look="quiet" onClick={() => send({ type: 'feet.confirmed' })}>
        <Trans>Keep the feet you have</Trans>
      </Button>
    </section>
  )
}
