import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { WayPhone } from '#src/ui/drawings/way-phone.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { ScanAccount } from './-parts/scan-account.tsx'
import { WizardScreen } from './-parts/wizard-screen.tsx'

export const Route = createFileRoute('/_settings/_tabi-gen-01/tabi-gen-01/scan')({
  staticData: {
    title: msg`Your feet`,
    description: msg`Left foot and right foot: the measurements your shoes are made from.`,
    guards: ['check-paid-order'],
  },
  component: Scan,
})

function Scan() {
  const minutes = settings.measuring.homeMinutes
  return (
    <WizardScreen
      step="scan"
      heading={<Trans>Your feet</Trans>}
      lead={
        <Trans>
          Lay a sheet of paper against a wall. Stand on it with one foot, your heel touching the wall, and take a photo
          from above. We measure length, ball width and outline against the paper. The split, heel width, girth and
          heights are estimated.
        </Trans>
      }
      place={<WayPhone />}
      action={
        <WayOn to="/tabi-gen-01/style">
          <Trans>Continue to style</Trans>
        </WayOn>
      }
      aside={
        <WayOn to="/get-foot-scan" quiet>
          <Trans>Other ways to measure</Trans>
        </WayOn>
      }
    >
      <p>
        <Trans>
          You need a sheet of A4 or US Letter, even light and about {minutes} minutes once your photos are clear. The
          photo stays on your device.
        </Trans>
      </p>
      <p>
        <Trans>Measuring isn’t open yet.</Trans>
      </p>
      <ScanAccount />
    </WizardScreen>
  )
}
