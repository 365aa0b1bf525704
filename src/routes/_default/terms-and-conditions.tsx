import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useContent } from '#src/i18n/use-content.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Sections } from './-parts/blocks.tsx'

export const Route = createFileRoute('/_default/terms-and-conditions')({
  staticData: { title: msg`Terms and privacy`, description: msg`What we promise, and what we keep about you.` },
  component: TermsAndConditions,
})

function TermsAndConditions() {
  const { t } = useLingui()
  const { lead, version, parts } = useContent('/terms-and-conditions')
  return (
    <div className="terms">
      <Screen heading={<Trans>Terms and privacy</Trans>} lead={lead}>
        <p>{version}</p>
      </Screen>
      <nav className="contents" aria-label={t`On this page`}>
        <ul>
          {parts.map(({ id, heading, sections }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
              {sections.length > 1 && (
                <ul>
                  {sections.map((section) => (
                    <li key={section.id}>
                      <a href={`#${section.id}`}>{section.heading}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, heading, sections }) => (
        <section key={id} id={id} className="terms-part">
          <h2>{heading}</h2>
          <Sections sections={sections} inPart />
        </section>
      ))}
      <div className="actions">
        <NextLink to="/faq">
          <Trans>Read the questions</Trans>
        </NextLink>
      </div>
    </div>
  )
}
