import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { FullForGuest } from './full-for-guest.tsx'

/** Errors that waiting does not resolve. */
const lasting = ['scans_full', 'NOT_FOUND', 'AUTH_REQUIRED', 'ACCESS_DENIED', 'INVALID_INPUT']

/** Both feet are on this device only: shows why, and when they will be sent. */
export function Unsent({ scan }: { scan: FootScan }) {
  const { snapshot, send } = scan
  const { error, isUnkept } = snapshot.context
  if (error?.code === 'guest_scans_full') return <FullForGuest scan={scan} />
  const code = error?.code ?? 'UNKNOWN_ERROR'
  return (
    <StepFrame
      heading={isUnkept ? <Trans>Both feet are measured</Trans> : <Trans>Both feet are kept on this device</Trans>}
      action={
        <Button onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Send them now</Trans>
        </Button>
      }
      side={
        <Button look="quiet" onClick={() => send({ type: 'scan.accepted' })}>
          <Trans>Continue without sending</Trans>
        </Button>
      }
    >
      <Notice tone="caution" isLive>
        <p data-code={code}>
          <Why code={code} />
        </p>
      </Notice>
      <p>
        <WhatNext isLasting={lasting.includes(code)} isUnkept={isUnkept} />
      </p>
    </StepFrame>
  )
}

function Why({ code }: { code: string }) {
  switch (code) {
    case 'NETWORK_ERROR':
      return <Trans>We couldn’t reach the shop, so the scan hasn’t been sent yet.</Trans>
    case 'scans_full':
      return (
        <Trans>
          There’s no more room for scans of this person.{' '}
          <Link to="/profile/mobile_scan" className="text-link">
            Delete an old one
          </Link>
          , then send this one.
        </Trans>
      )
    case 'NOT_FOUND':
      return <Trans>This person isn’t in your list any more. They may have been removed in another window.</Trans>
    case 'AUTH_REQUIRED':
      return <Trans>You’re signed out. Sign in again, then send the scan.</Trans>
    default:
      return <Trans>The shop couldn’t keep the scan just now.</Trans>
  }
}

function WhatNext({ isLasting, isUnkept }: { isLasting: boolean; isUnkept: boolean }) {
  if (isUnkept)
    return (
      <Trans>
        This browser doesn’t let us keep anything. Leave this page open and send the scan when you’re online.
      </Trans>
    )
  if (isLasting) return <Trans>You won’t have to measure again: both feet stay on this device.</Trans>
  return (
    <Trans>
      We’ll send it as soon as the shop can be reached, also from another page. You won’t have to measure again.
    </Trans>
  )
}
