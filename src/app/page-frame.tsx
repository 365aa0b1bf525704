import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DemoRibbon } from '#src/features/demo-ribbon.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { LoadingLine } from './loading-line.tsx'
import { PageHead } from './page-head.tsx'
import { PageStatus } from './page-status.tsx'

/** What surrounds every page, whatever its layout, including the error page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <PageStatus>
      {(status) => (
        <>
          <PageHead status={status} />
          <SkipLink>
            <Trans>Skip to the content</Trans>
          </SkipLink>
          <DemoRibbon />
          <LoadingLine />
          {children}
          <p className="visually-hidden" aria-live="polite" data-announcer />
        </>
      )}
    </PageStatus>
  )
}
