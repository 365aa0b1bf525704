import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { WizardStepBody } from '#src/features/wizard/wizard-choices.tsx'
import { WizardSteps } from './-parts/wizard-steps.tsx'

export const Route = createFileRoute('/_settings/_tabi-gen-01/tabi-gen-01/scan')({
  staticData: {
    title: msg`Your feet`,
    description: msg`Left foot and right foot: the measurements your shoes are made from.`,
    guards: ['check-paid-order'],
  },
  component: Scan,
})

/** The step that chooses a person and measures both feet. */
function Scan() {
  return (
    <>
      <WizardSteps current="scan" />
      <WizardStepBody step="scan" missing={null} />
    </>
  )
}
