import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FootWaiting } from '#src/ui/drawings/foot-waiting.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/auth/$token')({
  staticData: { title: msg`Sign in with a link`, description: msg`The link from your e-mail.`, unlisted: true },
  component: AuthToken,
})

function AuthToken() {
  return (
    <Screen
      heading={<Trans>Sign in with a link</Trans>}
      lead={
        <Trans>
          A link from our e-mail signs you in once, on the device that opens it, and only when you press a button.
        </Trans>
      }
      drawing={<FootWaiting />}
    >
      <p>
        <Trans>You can always ask for a new one.</Trans>
      </p>
      <WayOn to="/auth">
        <Trans>To the sign-in page</Trans>
      </WayOn>
    </Screen>
  )
}
