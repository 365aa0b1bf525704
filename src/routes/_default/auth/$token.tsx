import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { safePath } from '#domain/navigation/safe-path.ts'
import type { LinkEnding } from '#domain/session/link-endings.ts'
import { LinkStep } from '#src/features/sign-in/link-step.tsx'
import { WaitingFootDrawing } from '#src/ui/drawings/waiting-foot.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/auth/$token')({
  staticData: { title: msg`Sign in with a link`, description: msg`The link from your e-mail.`, unlisted: true },
  // The address may contain anything; see /auth.
  validateSearch: (search: Record<string, unknown>): { wanted?: string | undefined } => ({
    wanted: safePath(search.wanted),
  }),
  component: AuthToken,
})

function AuthToken() {
  const { token } = Route.useParams()
  const { wanted } = Route.useSearch()
  const navigate = useNavigate()
  const goToFailedSignIn = useCallback(
    (why: LinkEnding) => void navigate({ to: '/auth/error', search: { why, wanted }, replace: true }),
    [navigate, wanted],
  )
  return (
    <Screen
      heading={<Trans>Sign in with a link</Trans>}
      lead={<Trans>The link signs you in only when you press the button.</Trans>}
      drawing={<WaitingFootDrawing />}
    >
      <LinkStep
        key={token}
        link={token}
        wanted={wanted}
        onDone={() => void navigate({ to: wanted ?? '/profile', replace: true })}
        onFailed={goToFailedSignIn}
      />
    </Screen>
  )
}
