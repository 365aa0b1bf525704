import type { ReactNode } from 'react'
import { Sign, type Tone } from './sign.tsx'

type Props = {
  tone?: Tone
  heading?: ReactNode
  children: ReactNode
  /** It appears while the page is open, so it is announced at once. */
  isLive?: boolean
}

/** Information beside the main content of a page. */
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
