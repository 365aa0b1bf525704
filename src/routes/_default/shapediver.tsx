import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StepFit } from '#src/ui/drawings/step-fit.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/shapediver')({
  staticData: { title: msg`From all sides`, description: msg`The shoe as a 3D model.` },
  component: Shapediver,
})

function Shapediver() {
  return (
    <Screen
      heading={<Trans>From all sides</Trans>}
      lead={<Trans>A shoe that is made from numbers can be turned, cut open and measured before it exists.</Trans>}
      drawing={<StepFit />}
    >
      <p>
        <Trans>The pictures on the product page show it from the side, from above and cut open.</Trans>
      </p>
      <WayOn to="/shop_tabbi">
        <Trans>See the shoe</Trans>
      </WayOn>
    </Screen>
  )
}
