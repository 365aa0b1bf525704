import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { ProtocolStep } from './protocol-steps.tsx'

type Props = {
  steps: readonly ProtocolStep[]
  /** The level of what stands above it. */
  heading: 1 | 2
  /** What belongs to it and is no step. */
  children?: ReactNode
}

/** Scenes with their words, in turn. */
export function ProtocolList({ steps, heading, children }: Props) {
  const { i18n } = useLingui()
  const Name = heading === 1 ? 'h2' : 'h3'
  return (
    <div className="protocol">
      <ol className="protocol-steps">
        {steps.map(({ Picture, name, text }) => (
          <li key={name.id}>
            <Picture />
            <div className="protocol-words">
              <Name>{i18n._(name)}</Name>
              <p>{i18n._(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}
