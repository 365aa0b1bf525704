import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { safePath } from '#domain/navigation/safe-path.ts'
import { SignUpSteps } from '#src/features/sign-in/sign-up-steps.tsx'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/signup')({
  staticData: { title: msg`Create an account`, description: msg`One place for your scans, designs and orders.` },
  validateSearch: (search: Record<string, unknown>): { wanted?: string | undefined } => ({
    wanted: safePath(search.wanted),
  }),
  component: Signup,
})

function Signup() {
  const { wanted } = Route.useSearch()
  const isIn = useVisitor() === 'customer'
  const navigate = useNavigate()

  // A customer continues to the requested page or their account.
  useEffect(() => {
    if (isIn) void navigate({ to: wanted ?? '/profile', replace: true })
  }, [isIn, wanted, navigate])

  return (
    <Screen
      heading={<Trans>Create an account</Trans>}
      lead={
        <Trans>
          An account keeps your scans, designs and orders together. All you need is your name and an e-mail address.
          There’s no password.
        </Trans>
      }
    >
      <SignUpSteps wanted={wanted} />
      <p className="sign-in-other">
        <Trans>
          Already have one? <Link to="/auth">Sign in</Link>. You can also{' '}
          <Link to="/get-foot-scan">continue without an account</Link>.
        </Trans>
      </p>
    </Screen>
  )
}
