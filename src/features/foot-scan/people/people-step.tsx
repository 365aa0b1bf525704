import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { errorMessages } from '#src/api/error-messages.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { ChoosePerson } from './choose-person.tsx'

type Props = {
  scan: FootScan
  /** Says where the scan will be saved. */
  account: ReactNode
}

/** Chooses whose feet are measured. */
export function PeopleStep({ scan, account }: Props) {
  if (scan.snapshot.hasTag('reading-people'))
    return (
      <StepFrame heading={<Trans>Your feet</Trans>}>
        <Skeleton lines={6} />
      </StepFrame>
    )
  return (
    <>
      {scan.snapshot.hasTag('people-unread') ? <Unread send={scan.send} /> : <ChoosePerson scan={scan} />}
      {account && <div className="foot-scan-account">{account}</div>}
    </>
  )
}

function Unread({ send }: Pick<FootScan, 'send'>) {
  const { i18n } = useLingui()
  return (
    <StepFrame heading={<Trans>Your feet</Trans>}>
      <ErrorCard
        what={i18n._(errorMessages.NETWORK_ERROR)}
        code="NETWORK_ERROR"
        safe={<Trans>We couldn’t look up whose feet you have measured. Please try again in a moment.</Trans>}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    </StepFrame>
  )
}
