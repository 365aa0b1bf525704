import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FootInShoe } from '#src/ui/drawings/foot-in-shoe.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { WizardSteps } from './-parts/wizard-steps.tsx'

export const Route = createFileRoute('/_settings/tabi-gen-01/fit')({
  staticData: { title: msg`Fit`, description: msg`How close the shoe sits.`, unlisted: true },
  component: Fit,
})

function Fit() {
  return (
    <>
      <WizardSteps current="fit" />
      <Screen
        heading={<Trans>Fit</Trans>}
        lead={
          <Trans>
            Close, natural or roomy: the room around your toes, ball, instep and heel, in millimetres and for each foot
            on its own.
          </Trans>
        }
        drawing={<FootInShoe />}
      >
        <WayOn to="/tabi-gen-01/summary">
          <Trans>Go on to the summary</Trans>
        </WayOn>
      </Screen>
    </>
  )
}
