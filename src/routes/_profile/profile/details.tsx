import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FootStanding } from '#src/ui/drawings/foot-standing.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_profile/profile/details')({
  staticData: {
    title: msg`Your details`,
    description: msg`Name, addresses, language and consents.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: Details,
})

function Details() {
  return (
    <Screen
      heading={<Trans>Your details</Trans>}
      lead={
        <Trans>
          Name, addresses, language, and what you agreed to and when. Everything kept about you is here, to read, to
          take along and to delete.
        </Trans>
      }
      drawing={<FootStanding />}
    >
      <WayOn to="/profile">
        <Trans>To your account</Trans>
      </WayOn>
    </Screen>
  )
}
