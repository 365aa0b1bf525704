import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useVisitor } from '#src/navigation/use-visitor.ts'
import { Dashboard } from './-parts/dashboard.tsx'
import { ForVisitors } from './-parts/for-visitors.tsx'

export const Route = createFileRoute('/_profile-index/profile/')({
  staticData: { title: msg`Your account`, description: msg`What an account is for.`, unlisted: true },
  component: Profile,
})

/** Whoever has tokens is a customer, also while nobody could be asked whether they still hold: each card says what it could not hear. */
function Profile() {
  const visitor = useVisitor()
  return visitor === 'customer' || visitor === 'unsettled' ? <Dashboard /> : <ForVisitors visitor={visitor} />
}
