import type { ReactNode } from 'react'
import { Sign, type Tone } from './sign.tsx'

type Props = {
  tone?: Tone
  heading?: ReactNode
  children: ReactNode
  /** It came while the page was being read, and is told at once. */
  isLive?: boolean
}

/** Something to know, beside what the page is for. */
export function Notice({ tone = 'info', heading, children, isLive = false }: Props) {
  return (
    <div className="notice" data-tone={tone} {...(isLive && { role: tone === 'error' ? 'alert' : 'status' })}>
      <Sign tone={tone} />
      <div>
        {heading && <strong>{heading}</strong>}
        <div>{children}</div>
      </div>
    </div>
  )
}
