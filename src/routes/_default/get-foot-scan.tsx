import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FootOnPaper } from '#src/ui/drawings/foot-on-paper.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/get-foot-scan')({
  staticData: { title: msg`Measure your feet`, description: msg`Three ways to a scan of your feet.` },
  component: GetFootScan,
})

function GetFootScan() {
  return (
    <Screen
      heading={<Trans>Measure your feet</Trans>}
      lead={
        <Trans>
          There are three ways, and all lead to the same shoe: in one of our stores, at home with a telephone and a
          sheet of paper, or with a scan file you already have.
        </Trans>
      }
      drawing={<FootOnPaper />}
    >
      <p>
        <Trans>In a store it takes about twenty minutes, at home about five.</Trans>
      </p>
      <WayOn to="/tabi-gen-01/scan">
        <Trans>Measure at home</Trans>
      </WayOn>
      <WayOn to="/reserve" quiet>
        <Trans>Reserve a seat in a store</Trans>
      </WayOn>
    </Screen>
  )
}
