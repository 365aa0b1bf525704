import type { ReactNode } from 'react'
import { QuietHeader } from '#src/features/site-header/quiet-header.tsx'
import { MainPart } from './main-part.tsx'

/** For a page that is not there or has failed: the way home, and quiet around it. */
export function NotFoundLayout({ children }: { children: ReactNode }) {
  return (
    <div className="layout" data-layout="not-found">
      <QuietHeader />
      <MainPart>{children}</MainPart>
    </div>
  )
}
