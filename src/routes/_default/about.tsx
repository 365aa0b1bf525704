import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FootInShoe } from '#src/ui/drawings/foot-in-shoe.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/about')({
  staticData: {
    title: msg`How it is made`,
    description: msg`From the measurements of two feet to a printed pair of shoes.`,
  },
  component: About,
})

function About() {
  return (
    <Screen
      heading={<Trans>How it is made</Trans>}
      lead={
        <Trans>
          Each pair is made once, from the measurements of one person. Left and right are two different shoes, as your
          feet are.
        </Trans>
      }
      drawing={<FootInShoe />}
    >
      <p>
        <Trans>
          Photos of your feet are measured on your own device and stay there. The workshop keeps numbers, not pictures.
        </Trans>
      </p>
      <p>
        <Trans>Nothing lies in stock. What nobody ordered is never printed.</Trans>
      </p>
      <WayOn to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </WayOn>
      <WayOn to="/shop_tabbi" quiet>
        <Trans>See the shoe</Trans>
      </WayOn>
    </Screen>
  )
}
