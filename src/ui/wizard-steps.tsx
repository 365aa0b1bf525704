import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  label: string
  steps: readonly { name: ReactNode; to: NonNullable<LinkProps['to']> }[]
  /** Which of the steps stands on the screen, from 0. What lies before it is done. */
  current: number
  /** Nobody goes back from here. */
  isDisabled?: boolean
}

/** Where the customer stands on the way; what lies behind can be reached again. */
export function WizardSteps({ label, steps, current, isDisabled = false }: Props) {
  return (
    <nav className="wizard-steps" aria-label={label}>
      <ol>
        {steps.map(({ name, to }, index) => (
          <li key={to} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
            {index < current && !isDisabled ? <Link to={to}>{name}</Link> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
