import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Visitor } from '#src/page/access-port.ts'
import { FootStanding } from '#src/ui/drawings/foot-standing.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { ClearDevice } from './clear-device.tsx'

/**
 * Explains the benefits of an account. The prerendered page contains this for everyone and hides it from
 * visitors with tokens until it is hydrated.
 */
export function ForVisitors({ visitor }: { visitor: Visitor }) {
  // Signing out at the end of a long page replaces it, so the new one is scrolled to its start.
  useEffect(() => {
    if (visitor === 'signed_out') scrollTo({ top: 0, behavior: 'instant' })
  }, [visitor])
  return (
    <Screen
      heading={<Trans>Your account</Trans>}
      lead={<Trans>An account keeps your scans, designs and orders together, on every device you use.</Trans>}
      drawing={<FootStanding />}
    >
      {visitor === 'signed_out' && (
        <Notice tone="good" isLive>
          <Trans>You’re signed out.</Trans>
        </Notice>
      )}
      <ul className="points for-strangers">
        <li>
          <Trans>Your measurements, so you don’t need another scan for your next pair.</Trans>
        </li>
        <li>
          <Trans>Your order, from the workshop’s first check to your door.</Trans>
        </li>
        <li>
          <Trans>Your reservations, and your progress in the foot course.</Trans>
        </li>
      </ul>
      <p className="for-strangers">
        <Trans>
          You need your name and an e-mail address. There’s no password. You can look at everything without an account.
        </Trans>
      </p>
      <div className="actions for-strangers">
        <NextLink to="/auth">
          <Trans>Sign in</Trans>
        </NextLink>
        <NextLink to="/signup" quiet>
          <Trans>Create an account</Trans>
        </NextLink>
      </div>
      <ClearDevice />
    </Screen>
  )
}
