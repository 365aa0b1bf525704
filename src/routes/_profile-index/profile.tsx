import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FootStanding } from '#src/ui/drawings/foot-standing.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_profile-index/profile')({
  staticData: { title: msg`Your account`, description: msg`What an account is for.`, unlisted: true },
  component: Profile,
})

function Profile() {
  return (
    <Screen
      heading={<Trans>Your account</Trans>}
      lead={
        <Trans>
          An account keeps your scans, designs and orders together, and brings them to every device you use.
        </Trans>
      }
      drawing={<FootStanding />}
    >
      <p>
        <Trans>You can look at everything in the shop without one.</Trans>
      </p>
      <WayOn to="/auth">
        <Trans>Sign in</Trans>
      </WayOn>
      <WayOn to="/signup" quiet>
        <Trans>Open an account</Trans>
      </WayOn>
    </Screen>
  )
}
