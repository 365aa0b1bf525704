import { Trans } from '@lingui/react/macro'
import type { Visitor } from '#src/page/access-port.ts'
import { FootStanding } from '#src/ui/drawings/foot-standing.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

/** The use of an account. The prerendered page shows this to everyone, and hides it from visitors with tokens until it is hydrated. */
export function ForVisitors({ visitor }: { visitor: Visitor }) {
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
      {visitor === 'signed_out' && (
        <Notice tone="good" isNews>
          <Trans>You are signed out.</Trans>
        </Notice>
      )}
      <ul className="for-strangers">
        <li>
          <Trans>Your measurements, so that the next pair needs no second scan.</Trans>
        </li>
        <li>
          <Trans>Your order, from the workshop’s first look to your door.</Trans>
        </li>
        <li>
          <Trans>Your reservations, and the course for your feet.</Trans>
        </li>
      </ul>
      <p className="for-strangers">
        <Trans>
          It takes an e-mail address and half a minute, and no password. You can look at everything without one.
        </Trans>
      </p>
      <div className="ways for-strangers">
        <WayOn to="/auth">
          <Trans>Sign in</Trans>
        </WayOn>
        <WayOn to="/signup" quiet>
          <Trans>Open an account</Trans>
        </WayOn>
      </div>
    </Screen>
  )
}
