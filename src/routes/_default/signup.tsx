import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FootWalking } from '#src/ui/drawings/foot-walking.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/signup')({
  staticData: { title: msg`Open an account`, description: msg`One place for your scans, designs and orders.` },
  component: Signup,
})

function Signup() {
  return (
    <Screen
      heading={<Trans>Open an account</Trans>}
      lead={
        <Trans>
          An account keeps your scans, designs and orders together. It needs an e-mail address and no password.
        </Trans>
      }
      drawing={<FootWalking />}
    >
      <WayOn to="/auth">
        <Trans>I have an account</Trans>
      </WayOn>
      <WayOn to="/get-foot-scan" quiet>
        <Trans>Go on without one</Trans>
      </WayOn>
    </Screen>
  )
}
