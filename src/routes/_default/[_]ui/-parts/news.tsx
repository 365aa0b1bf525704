import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { StepOrder } from '#src/ui/drawings/step-order.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Group, Part } from './group.tsx'

export function News() {
  return (
    <Group id="news" name={<Trans>News and states</Trans>}>
      <Part name={<Trans>Badge</Trans>} note={<Trans>A state in one or two words, with its sign.</Trans>}>
        <div className="parts-row">
          <Badge tone="good">
            <Trans>In stock</Trans>
          </Badge>
          <Badge tone="caution">
            <Trans>Few left</Trans>
          </Badge>
          <Badge tone="wrong">
            <Trans>Payment failed</Trans>
          </Badge>
          <Badge>
            <Trans>Not begun</Trans>
          </Badge>
        </div>
      </Part>
      <Part name={<Trans>Notice</Trans>} note={<Trans>Something to know, beside what the page is for.</Trans>}>
        <Notice>
          <Trans>A photo of your foot stays on this device.</Trans>
        </Notice>
        <Notice tone="good" heading={<Trans>Your scan is good</Trans>}>
          <Trans>Both feet were measured.</Trans>
        </Notice>
        <Notice tone="caution" heading={<Trans>The paper lies askew</Trans>}>
          <Trans>It can be used, but a second photo would be more exact.</Trans>
        </Notice>
        <Notice tone="wrong" heading={<Trans>The payment did not go through</Trans>}>
          <Trans>Nothing was charged and your order is safe. Try another card, or ask your bank.</Trans>
        </Notice>
      </Part>
      <Part name={<Trans>Progress</Trans>} note={<Trans>How far something is that takes a while.</Trans>}>
        <Progress label={<Trans>Sending the photo</Trans>} value={0.62} note={<Trans>62 of 100</Trans>} />
        <Progress label={<Trans>Finding the outline</Trans>} />
      </Part>
      <Part name={<Trans>Countdown</Trans>} note={<Trans>Seen every second, told at whole minutes only.</Trans>}>
        <SampleCountdown />
      </Part>
      <Part name={<Trans>Skeleton</Trans>} note={<Trans>Only where it is known what will come.</Trans>}>
        <Skeleton lines={3} />
        <div className="parts-narrow">
          <Skeleton lines={1} picture />
        </div>
      </Part>
      <Part name={<Trans>Empty state</Trans>} note={<Trans>Why it is empty, and one thing to do.</Trans>}>
        <EmptyState
          heading={<Trans>No designs yet</Trans>}
          drawing={<StepOrder />}
          action={
            <Button>
              <Trans>Begin a design</Trans>
            </Button>
          }
        >
          <Trans>What you design is kept here, so that you can come back to it.</Trans>
        </EmptyState>
      </Part>
      <Part name={<Trans>Error card</Trans>} note={<Trans>What happened, what is safe, what to do.</Trans>}>
        <ErrorCard what={<Trans>Your designs could not be fetched.</Trans>} code="UNAVAILABLE" onRetry={() => {}} />
      </Part>
    </Group>
  )
}

function SampleCountdown() {
  const { t } = useLingui()
  const [until] = useState(() => Date.now() + 150_000)
  return (
    <>
      <Countdown
        until={until}
        now={Date.now}
        label={<Trans>The seat is kept for you for</Trans>}
        ended={<Trans>The time is over. The seat is free again.</Trans>}
        say={(minutes) => t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`}
      />
      <Countdown
        until={0}
        now={Date.now}
        label={<Trans>The seat is kept for you for</Trans>}
        ended={<Trans>The time is over. The seat is free again.</Trans>}
        say={() => ''}
      />
    </>
  )
}
