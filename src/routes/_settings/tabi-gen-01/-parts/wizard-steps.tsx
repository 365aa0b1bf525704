import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

export type WizardStep = 'scan' | 'style' | 'fit' | 'summary'

const steps: readonly { step: WizardStep; name: MessageDescriptor }[] = [
  { step: 'scan', name: msg`Feet` },
  { step: 'style', name: msg`Style` },
  { step: 'fit', name: msg`Fit` },
  { step: 'summary', name: msg`Summary` },
]

/** Where the customer stands on the way to a design; what lies behind can be reached again. */
export function WizardSteps({ current }: { current: WizardStep }) {
  const { t, i18n } = useLingui()
  const here = steps.findIndex(({ step }) => step === current)
  return (
    <nav className="wizard-steps" aria-label={t`Steps to your pair`}>
      <ol>
        {steps.map(({ step, name }, index) => (
          <li key={step} aria-current={index === here ? 'step' : undefined} data-done={index < here || undefined}>
            {index < here ? <Link to={`/tabi-gen-01/${step}`}>{i18n._(name)}</Link> : <span>{i18n._(name)}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
