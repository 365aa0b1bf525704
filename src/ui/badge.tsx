import type { ReactNode } from 'react'
import { Sign } from './sign.tsx'

type Props = { tone?: 'good' | 'caution' | 'error' | 'neutral'; children: ReactNode }

/** A state in one or two words, with an icon so that colour is not the only sign. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className="badge" data-tone={tone}>
      <Sign tone={tone} />
      {children}
    </span>
  )
}
