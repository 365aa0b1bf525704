import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useContent } from '#src/i18n/use-content.ts'
import { ShoePrinted } from '#src/ui/drawings/shoe-printed.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Sections } from './-parts/blocks.tsx'

export const Route = createFileRoute('/_default/about')({
  staticData: {
    title: msg`How it is made`,
    description: msg`From the measurements of two feet to a printed pair of shoes.`,
  },
  component: About,
})

function About() {
  const { lead, sections } = useContent('/about')
  return (
    <>
      <Screen heading={<Trans>How it is made</Trans>} lead={lead} drawing={<ShoePrinted />}>
        <NextLink to="/shop_tabbi" quiet>
          <Trans>See the shoe</Trans>
        </NextLink>
      </Screen>
      <Sections sections={sections} />
      <div className="actions">
        <NextLink to="/get-foot-scan">
          <Trans>Measure your feet</Trans>
        </NextLink>
      </div>
    </>
  )
}
