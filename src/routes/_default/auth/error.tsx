import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { NoHits } from '#src/ui/drawings/no-hits.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/auth/error')({
  staticData: {
    title: msg`This link no longer works`,
    description: msg`A sign-in link that was used or is too old.`,
    unlisted: true,
  },
  component: AuthError,
})

function AuthError() {
  const minutes = settings.signIn.minutes
  return (
    <Screen
      heading={<Trans>This link no longer works</Trans>}
      lead={
        <Trans>
          A sign-in link works once and for {minutes} minutes. This one was used already or is older than that.
        </Trans>
      }
      drawing={<NoHits />}
    >
      <p>
        <Trans>Your account is safe and nothing was changed.</Trans>
      </p>
      <WayOn to="/auth">
        <Trans>Sign in another way</Trans>
      </WayOn>
    </Screen>
  )
}
