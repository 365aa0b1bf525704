import type { ReactNode } from 'react'
import { QuietHeader } from '#src/features/site-header/quiet-header.tsx'
import { MainPart } from './main-part.tsx'

/** The layout of a missing or failed page: a link home and nothing else around the content. */
export function NotFoundLayout({ children }: { children: ReactNode }) {
  return (
    <div className="layout" data-layout="not-found">
      <QuietHeader />
      <MainPart>{children}</MainPart>
    </div>
  )
}
