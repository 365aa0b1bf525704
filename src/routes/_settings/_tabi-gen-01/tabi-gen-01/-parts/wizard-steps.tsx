import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useIsNavigationDisabled } from '#src/features/wizard/view/use-is-held.ts'
import { WizardSteps as Steps } from '#src/ui/wizard-steps.tsx'

export type WizardStep = 'scan' | 'style' | 'fit' | 'summary'

const steps: readonly { step: WizardStep; name: MessageDescriptor }[] = [
  { step: 'scan', name: msg`Feet` },
  { step: 'style', name: msg`Style` },
  { step: 'fit', name: msg`Fit` },
  { step: 'summary', name: msg`Summary` },
]

/** The steps of the design wizard, with the current one marked. */
export function WizardSteps({ current }: { current: WizardStep }) {
  const isNavigationDisabled = useIsNavigationDisabled()
  const { t, i18n } = useLingui()
  return (
    <Steps
      label={t`Steps to your pair`}
      steps={steps.map(({ step, name }) => ({ name: i18n._(name), to: `/tabi-gen-01/${step}` as const }))}
      isDisabled={isNavigationDisabled}
      current={steps.findIndex(({ step }) => step === current)}
    />
  )
}
