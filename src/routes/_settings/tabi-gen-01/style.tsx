import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TabiShoe } from '#src/ui/drawings/tabi-shoe.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { WizardSteps } from './-parts/wizard-steps.tsx'

export const Route = createFileRoute('/_settings/tabi-gen-01/style')({
  staticData: { title: msg`Style`, description: msg`Upper and colour of your pair.`, guards: ['check-paid-order'] },
  component: Style,
})

function Style() {
  return (
    <>
      <WizardSteps current="style" />
      <Screen
        heading={<Trans>Style</Trans>}
        lead={
          <Trans>
            Strap, sandal or shell; black, grey, green or brown. The sole can carry a few words of your own.
          </Trans>
        }
        drawing={<TabiShoe />}
      >
        <WayOn to="/tabi-gen-01/fit">
          <Trans>Go on to fit</Trans>
        </WayOn>
      </Screen>
    </>
  )
}
