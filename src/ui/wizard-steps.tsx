import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  label: string
  steps: readonly { name: ReactNode; to: NonNullable<LinkProps['to']> }[]
  /** The index of the current step, from 0. Earlier steps are done. */
  current: number
  /** Disables the links back. */
  isDisabled?: boolean
}

/** The progress through the steps; completed steps are links. */
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
