import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useContent } from '#src/i18n/use-content.ts'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/faq')({
  staticData: {
    title: msg`Questions and answers`,
    description: msg`Measuring, fit, making time and returns.`,
  },
  component: Faq,
})

function Faq() {
  const { questions } = useContent('/faq')
  return (
    <Screen heading={<Trans>Questions and answers</Trans>}>
      <div className="questions">
        {questions.map(({ id, asked, answer }) => (
          <details key={id} id={id}>
            <summary>{asked}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <WayOn to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </WayOn>
      <WayOn to="/about" quiet>
        <Trans>How it is made</Trans>
      </WayOn>
    </Screen>
  )
}
