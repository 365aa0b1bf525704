import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, useHydrated, useNavigate } from '@tanstack/react-router'
import { safePath } from '#domain/navigation/safe-path.ts'
import { type LinkEnding, linkEndings } from '#domain/session/link-endings.ts'
import { settings } from '#domain/settings.ts'
import { SignInSteps } from '#src/features/sign-in/sign-in-steps.tsx'
import { NoResults } from '#src/ui/drawings/no-results.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/auth/error')({
  staticData: {
    title: msg`This link doesn’t work`,
    description: msg`A sign-in link that has been used or has expired.`,
    unlisted: true,
  },
  // The address may contain anything; see /auth.
  validateSearch: (search: Record<string, unknown>): { why?: LinkEnding | undefined; wanted?: string | undefined } => ({
    why: linkEndings.find((one) => one === search.why),
    wanted: safePath(search.wanted),
  }),
  component: AuthError,
})

const { minutes } = settings.signIn

const whys: Record<LinkEnding, MessageDescriptor> = {
  used: msg`This e-mail has already been used to sign in, by its code or its link. Each e-mail works once.`,
  replaced: msg`We’ve sent you a newer e-mail. Only the link in the newest one works.`,
  expired: msg`This link has expired. It works for ${minutes} minutes.`,
  unknown: msg`Part of the link may have been cut off.`,
}

function AuthError() {
  const { why, wanted } = Route.useSearch()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { i18n } = useLingui()
  return (
    <Screen
      heading={<Trans>This link doesn’t work</Trans>}
      lead={
        // The prerendered page does not know the query.
        isHydrated && why ? (
          i18n._(whys[why])
        ) : (
          <Trans>A sign-in link works once, for {minutes} minutes. This one has been used or has expired.</Trans>
        )
      }
      drawing={<NoResults />}
    >
      <p>
        <Trans>
          Your account is safe and nothing has changed. Enter your e-mail address and we’ll send you a new e-mail
          straight away.
        </Trans>
      </p>
      <SignInSteps wanted={wanted} onDone={() => void navigate({ to: wanted ?? '/profile', replace: true })} />
    </Screen>
  )
}
