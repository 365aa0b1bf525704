import type { ReactNode } from 'react'
import { Sign, type Tone } from './sign.tsx'

type Props = {
  tone?: Tone
  heading?: ReactNode
  children: ReactNode
  /** It came while the page was being read, and is told at once. */
  isNews?: boolean
}

/** Something to know, beside what the page is for. */
export function Notice({ tone = 'info', heading, children, isNews = false }: Props) {
  return (
    <div className="notice" data-tone={tone} {...(isNews && { role: tone === 'wrong' ? 'alert' : 'status' })}>
      <Sign tone={tone} />
      <div>
        {heading && <strong>{heading}</strong>}
        <div>{children}</div>
      </div>
    </div>
  )
}
