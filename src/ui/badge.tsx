import type { ReactNode } from 'react'
import { Sign } from './sign.tsx'

type Props = { tone?: 'good' | 'caution' | 'error' | 'neutral'; children: ReactNode }

/** A state in one or two words; its sign says it without the colour. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className="badge" data-tone={tone}>
      <Sign tone={tone} />
      {children}
    </span>
  )
}
