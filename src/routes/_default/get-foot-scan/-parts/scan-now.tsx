import { Trans } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { hasGuest } from '#src/features/session/guest.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { NextLink } from '#src/ui/next-link.tsx'

const NextStepForVisitor = lazy(() =>
  import('./next-step-for-visitor.tsx').then((loaded) => ({ default: loaded.NextStepForVisitor })),
)

/** The next step of this visitor. A visitor without a session has measured nothing, so nothing is loaded. */
export function ScanNow() {
  const visitor = useVisitor()
  const isKnown = useHydrated() && (visitor === 'customer' || visitor === 'unsettled' || hasGuest())
  return (
    <div className="scan-now" data-live>
      {isKnown ? (
        <Suspense fallback={<FirstStep />}>
          <NextStepForVisitor isCustomer={visitor === 'customer'} first={<FirstStep />} />
        </Suspense>
      ) : (
        <FirstStep />
      )}
    </div>
  )
}

function FirstStep() {
  return (
    <>
      <p>
        <Trans>At home, we take you through it step by step. You can stop after either foot and continue later.</Trans>
      </p>
      <NextLink to="/tabi-gen-01/scan">
        <Trans>Start measuring</Trans>
      </NextLink>
    </>
  )
}
