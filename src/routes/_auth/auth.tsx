import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, Link, useHydrated, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { safePath } from '#domain/navigation/safe-path.ts'
import { SignInSteps } from '#src/features/sign-in/sign-in-steps.tsx'
import type { Visitor } from '#src/page/access-port.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_auth/auth')({
  staticData: {
    title: msg`Sign in`,
    description: msg`With your e-mail address, without a password.`,
    unlisted: true,
  },
  // `wanted` comes from the address, where anyone may have written it. It is returned even when it is
  // rejected: a key that is not returned would keep its value from the address.
  validateSearch: (search: Record<string, unknown>): { wanted?: string | undefined } => ({
    wanted: safePath(search.wanted),
  }),
  component: Auth,
})

function Auth() {
  const { wanted } = Route.useSearch()
  const isHydrated = useHydrated()
  const visitor = useVisitor()
  const navigate = useNavigate()
  const { i18n } = useLingui()
  const isIn = visitor === 'customer'
  const why = whys[visitor]

  // Once signed in, here or in another tab, the customer continues to the requested page.
  useEffect(() => {
    if (isIn) void navigate({ to: wanted ?? '/profile', replace: true })
  }, [isIn, wanted, navigate])

  return (
    <Screen
      heading={<Trans>Sign in</Trans>}
      lead={
        <Trans>
          To sign in, you need your e-mail address and the six-digit code we e-mail to you. There’s no password to
          forget.
        </Trans>
      }
    >
      {/* The prerendered page knows neither visitor nor query; space is reserved, so that the notice causes
          no layout shift. */}
      <div className="reserved-space">
        {isHydrated && (wanted || why) && (
          <p className="notice" data-wanted={wanted}>
            {why && <span>{i18n._(why)}</span>}
            {wanted && <Afterwards wanted={wanted} />}
          </p>
        )}
      </div>
      <SignInSteps wanted={wanted} />
      <p className="sign-in-other">
        <Trans>
          New here? <Link to="/signup">Create an account</Link>, or <Link to="/">continue without signing in</Link>.
        </Trans>
      </p>
    </Screen>
  )
}

/** Why a visitor who was signed in has to sign in again. */
const whys: Partial<Record<Visitor, MessageDescriptor>> = {
  expired: msg`Your session has ended, so please sign in again.`,
  signed_out: msg`You’re signed out.`,
}

/** Names the page that the customer requested. */
function Afterwards({ wanted }: { wanted: string }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const [, , found] = router.getMatchedRoutes(new URL(wanted, location.origin).pathname)
  const title = found?.options.staticData?.title
  const page = title ? i18n._(title) : wanted
  return (
    <span>
      <Trans>Then we’ll take you to “{page}”.</Trans>
    </span>
  )
}
