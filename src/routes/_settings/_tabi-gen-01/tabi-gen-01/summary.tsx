import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StepOrder } from '#src/ui/drawings/step-order.tsx'
import { WizardScreen } from './-parts/wizard-screen.tsx'

export const Route = createFileRoute('/_settings/_tabi-gen-01/tabi-gen-01/summary')({
  staticData: { title: msg`Summary`, description: msg`Everything you chose, on one page.`, unlisted: true },
  component: Summary,
})

function Summary() {
  return (
    <WizardScreen
      step="summary"
      heading={<Trans>Summary</Trans>}
      lead={
        <Trans>
          Both feet, upper, colour, fit, price and making time on one page. Your pair is made to measure, so you agree
          to the terms of return before you order.
        </Trans>
      }
      container={
        <div className="wizard-stage-container">
          <StepOrder />
        </div>
      }
    />
  )
}
