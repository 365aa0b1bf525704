import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as endpoints from '#domain/contract/endpoints.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLive } from '#src/api/use-live.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { AnotherPair } from './another-pair.tsx'

/** What the shop knows of this customer's paid order, and nothing before it has said so. */
export function KnownOrder() {
  const { i18n } = useLingui()
  const [answer, retry] = useLive(endpoints.hasPairOnItsWay)
  if (!answer) return <Skeleton lines={2} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={retry} />
  if (!answer.value.is_on_its_way)
    return (
      <>
        <Notice isNews>
          <Trans>You have no paid order waiting to be delivered.</Trans>
        </Notice>
        <WayOn to="/get-foot-scan">
          <Trans>Measure your feet</Trans>
        </WayOn>
      </>
    )
  return <OnItsWay mayMakeAnother={answer.value.may_make_another} />
}

/** A guest may have an account as well: what the shop knows of them is said only where it is a pair. */
export function GuestOrder({ otherwise }: { otherwise: ReactNode }) {
  const [answer] = useLive(endpoints.hasPairOnItsWay)
  if (!answer?.ok || !answer.value.is_on_its_way) return otherwise
  return <OnItsWay mayMakeAnother={answer.value.may_make_another} />
}

function OnItsWay({ mayMakeAnother }: { mayMakeAnother: boolean }) {
  return (
    <>
      <Notice isNews>
        <Trans>You already have a pair on order. It’s paid for, and hasn’t been delivered yet.</Trans>
      </Notice>
      <WayOn to="/profile/order">
        <Trans>See your order</Trans>
      </WayOn>
      <AnotherPair mayMake={mayMakeAnother} />
    </>
  )
}
