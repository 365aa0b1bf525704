import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/terms-and-conditions')({
  staticData: { title: msg`Terms and privacy`, description: msg`What we promise, and what we keep about you.` },
  component: TermsAndConditions,
})

function TermsAndConditions() {
  const days = settings.refit.days
  return (
    <Screen heading={<Trans>Terms and privacy</Trans>} lead={<Trans>The rules we work by, in short.</Trans>}>
      <p>
        <Trans>
          You pay only after the workshop has checked that your pair can be made. Until printing begins you can cancel.
        </Trans>
      </p>
      <p>
        <Trans>
          A pair made to your measure cannot be taken back because you changed your mind. If it does not fit, it is made
          again free of charge within {days} days of delivery. Your rights for faulty goods stand beside this.
        </Trans>
      </p>
      <p>
        <Trans>Photos of your feet stay on your device. No cookie follows you to other sites.</Trans>
      </p>
      <WayOn to="/faq">
        <Trans>Read the questions and answers</Trans>
      </WayOn>
    </Screen>
  )
}
