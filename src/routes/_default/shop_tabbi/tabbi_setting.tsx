import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StepStyle } from '#src/ui/drawings/step-style.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/shop_tabbi/tabbi_setting')({
  staticData: { title: msg`Colours and uppers`, description: msg`Four colours and three uppers for your pair.` },
  component: TabbiSetting,
})

function TabbiSetting() {
  return (
    <Screen
      heading={<Trans>Colours and uppers</Trans>}
      lead={
        <Trans>
          Four colours: black, grey, green and brown. Three uppers: strap, sandal and shell. You choose one of the 12
          combinations after measuring.
        </Trans>
      }
      drawing={<StepStyle />}
    >
      <p>
        <Trans>Ordering isn’t open yet.</Trans>
      </p>
      <WayOn to="/tabi-gen-01/scan">
        <Trans>Measure your feet</Trans>
      </WayOn>
      <WayOn to="/shop_tabbi" quiet>
        <Trans>Back to the shoe</Trans>
      </WayOn>
    </Screen>
  )
}
