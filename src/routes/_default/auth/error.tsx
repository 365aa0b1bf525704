import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, useHydrated, useNavigate } from '@tanstack/react-router'
import { safePath } from '#domain/navigation/safe-path.ts'
import { type LinkEnding, linkEndings } from '#domain/session/link-endings.ts'
import { settings } from '#domain/settings.ts'
import { SignInSteps } from '#src/features/sign-in/sign-in-steps.tsx'
import { NoHits } from '#src/ui/drawings/no-hits.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/auth/error')({
  staticData: {
    title: msg`This link no longer works`,
    description: msg`A sign-in link that was used or is too old.`,
    unlisted: true,
  },
  // Anyone may have written the address; see /auth.
  validateSearch: (search: Record<string, unknown>): { why?: LinkEnding | undefined; wanted?: string | undefined } => ({
    why: linkEndings.find((one) => one === search.why),
    wanted: safePath(search.wanted),
  }),
  component: AuthError,
})

const { minutes } = settings.signIn

const whys: Record<LinkEnding, MessageDescriptor> = {
  used: msg`This link has been used already, and works only once.`,
  replaced: msg`A newer e-mail was sent to you. Only the link of the newest one works.`,
  expired: msg`This link is too old: it works for ${minutes} minutes.`,
  unknown: msg`This link is not complete, or none of ours. Perhaps a part of it was lost on its way.`,
}

function AuthError() {
  const { why, wanted } = Route.useSearch()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { i18n } = useLingui()
  return (
    <Screen
      heading={<Trans>This link no longer works</Trans>}
      lead={
        // The page's file knows no query.
        isHydrated && why ? (
          i18n._(whys[why])
        ) : (
          <Trans>
            A sign-in link works once and for {minutes} minutes. This one was used already or is older than that.
          </Trans>
        )
      }
      drawing={<NoHits />}
    >
      <p>
        <Trans>Your account is safe and nothing was changed. With your address you get a new e-mail at once.</Trans>
      </p>
      <SignInSteps wanted={wanted} onDone={() => void navigate({ to: wanted ?? '/profile', replace: true })} />
    </Screen>
  )
}
