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

export function MessageExamples() {
  return (
    <Group id="news" name={<Trans>Messages and states</Trans>}>
      <Part name={<Trans>Badge</Trans>} note={<Trans>A state in one or two words, with its symbol.</Trans>}>
        <div className="parts-row">
          <Badge tone="good">
            <Trans>In stock</Trans>
          </Badge>
          <Badge tone="caution">
            <Trans>Few left</Trans>
          </Badge>
          <Badge tone="error">
            <Trans>Payment failed</Trans>
          </Badge>
          <Badge>
            <Trans>Not started</Trans>
          </Badge>
        </div>
      </Part>
      <Part name={<Trans>Notice</Trans>} note={<Trans>Something to know, besides what the page is for.</Trans>}>
        <Notice>
          <Trans>A photo of your foot stays on this device.</Trans>
        </Notice>
        <Notice tone="good" heading={<Trans>Your scan is good</Trans>}>
          <Trans>Both feet were measured.</Trans>
        </Notice>
        <Notice tone="caution" heading={<Trans>The paper is at an angle</Trans>}>
          <Trans>You can use it, but another photo would be more accurate.</Trans>
        </Notice>
        <Notice tone="error" heading={<Trans>The payment didn’t go through</Trans>}>
          <Trans>Nothing was charged and your order is safe. Try another card, or ask your bank.</Trans>
        </Notice>
      </Part>
      <Part name={<Trans>Progress</Trans>} note={<Trans>How far along something is that takes a while.</Trans>}>
        <Progress label={<Trans>Sending the photo</Trans>} value={0.62} note={<Trans>62 of 100</Trans>} />
        <Progress label={<Trans>Finding the outline</Trans>} />
      </Part>
      <Part name={<Trans>Countdown</Trans>} note={<Trans>Shown every second, read aloud once a minute.</Trans>}>
        <SampleCountdown />
      </Part>
      <Part name={<Trans>Skeleton</Trans>} note={<Trans>Only where we know what will appear.</Trans>}>
        <Skeleton lines={3} />
        <div className="parts-narrow">
          <Skeleton lines={1} picture />
        </div>
      </Part>
      <Part name={<Trans>Empty state</Trans>} note={<Trans>Why it’s empty, and one thing to do.</Trans>}>
        <EmptyState
          heading={<Trans>No designs yet</Trans>}
          drawing={<StepOrder />}
          action={
            <Button>
              <Trans>Start a design</Trans>
            </Button>
          }
        >
          <Trans>Your designs are saved here, so you can come back to them.</Trans>
        </EmptyState>
      </Part>
      <Part name={<Trans>Error card</Trans>} note={<Trans>What happened, what’s safe, what to do.</Trans>}>
        <ErrorCard what={<Trans>We couldn’t load your designs.</Trans>} code="UNAVAILABLE" onRetry={() => {}} />
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
        label={<Trans>Your seat is held for another</Trans>}
        ended={<Trans>Time is up, so we’ve released your seat. Please choose a time again.</Trans>}
        say={(minutes) => t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`}
      />
      <Countdown
        until={0}
        now={Date.now}
        label={<Trans>Your seat is held for another</Trans>}
        ended={<Trans>Time is up, so we’ve released your seat. Please choose a time again.</Trans>}
        say={() => ''}
      />
    </>
  )
}
