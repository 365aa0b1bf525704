import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useContent } from '#src/i18n/use-content.ts'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/terms-and-conditions')({
  staticData: { title: msg`Terms and privacy`, description: msg`What we promise, and what we keep about you.` },
  component: TermsAndConditions,
})

function TermsAndConditions() {
  const { lead, paragraphs } = useContent('/terms-and-conditions')
  return (
    <Screen heading={<Trans>Terms and privacy</Trans>} lead={lead}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <WayOn to="/faq">
        <Trans>Read the questions and answers</Trans>
      </WayOn>
    </Screen>
  )
}
