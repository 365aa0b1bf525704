import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { ProtocolStep } from './protocol-steps.tsx'

type Props = {
  steps: readonly ProtocolStep[]
  /** The level of the heading above. */
  heading: 1 | 2
  /** Content in addition to the steps. */
  children?: ReactNode
}

/** Illustrated steps, in order. */
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
