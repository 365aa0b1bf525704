import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ForVisitors } from './-parts/for-visitors.tsx'

/** Loaded on demand, because visitors without an account do not need it. */
const Dashboard = lazy(() => import('./-parts/dashboard.tsx').then((loaded) => ({ default: loaded.Dashboard })))

export const Route = createFileRoute('/_profile-index/profile/')({
  staticData: { title: msg`Your account`, description: msg`What an account is for.`, unlisted: true },
  component: Profile,
})

/**
 * A visitor with tokens counts as a customer, even while the server cannot confirm them: each card reports
 * what it could not load.
 */
function Profile() {
  const visitor = useVisitor()
  if (visitor !== 'customer' && visitor !== 'unsettled') return <ForVisitors visitor={visitor} />
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Dashboard />
    </Suspense>
  )
}
