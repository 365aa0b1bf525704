import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { settings } from '#domain/settings.ts'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/faq')({
  staticData: {
    title: msg`Questions and answers`,
    description: msg`Measuring, fit, making time and returns.`,
  },
  component: Faq,
})

function Faq() {
  const days = settings.refit.days
  return (
    <Screen heading={<Trans>Questions and answers</Trans>}>
      <div className="questions">
        <Question asked={<Trans>What does “zero drop” mean?</Trans>}>
          <Trans>The heel stands no higher than the toes, as it does when you are barefoot.</Trans>
        </Question>
        <Question asked={<Trans>What is the split for?</Trans>}>
          <Trans>The big toe moves on its own. It carries balance and the last push of every step.</Trans>
        </Question>
        <Question asked={<Trans>When do I pay?</Trans>}>
          <Trans>
            After the workshop has checked your scan and knows that your pair can be made. Ordering costs nothing yet.
          </Trans>
        </Question>
        <Question asked={<Trans>What if the pair does not fit?</Trans>}>
          <Trans>It is made again free of charge, within {days} days of delivery.</Trans>
        </Question>
        <Question asked={<Trans>Where do you send to?</Trans>}>
          <Trans>To addresses in the United Kingdom and in Japan. Delivery is included in the price.</Trans>
        </Question>
      </div>
      <WayOn to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </WayOn>
      <WayOn to="/about" quiet>
        <Trans>How it is made</Trans>
      </WayOn>
    </Screen>
  )
}

function Question({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary>{asked}</summary>
      <p>{children}</p>
    </details>
  )
}
