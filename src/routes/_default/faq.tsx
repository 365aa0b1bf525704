import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { searchQuestions } from '#domain/content/search-questions.ts'
import { useContent } from '#src/i18n/use-content.ts'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { QuestionList } from './faq/-parts/question-list.tsx'
import { SearchField } from './faq/-parts/search-field.tsx'

export const Route = createFileRoute('/_default/faq')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | undefined } => ({
    q: typeof q === 'string' ? q : undefined,
  }),
  staticData: {
    title: msg`Questions and answers`,
    description: msg`Measuring, fit, making time and returns.`,
  },
  component: Faq,
})

function Faq() {
  const { t } = useLingui()
  const { lead, groups } = useContent('/faq')
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page's file knows no query.
  const wanted = useHydrated() ? q.trim() : ''
  const hits = wanted
    ? searchQuestions(
        groups.flatMap(({ questions }) => questions),
        wanted,
      )
    : undefined
  useOpenedAnswer()

  return (
    <div className="faq">
      <Screen heading={<Trans>Questions and answers</Trans>} lead={lead} />
      <SearchField
        label={t`Search the questions`}
        wanted={wanted}
        onWanted={(text) =>
          navigate({ search: (now) => ({ ...now, q: text || undefined }), hash: '', replace: true, resetScroll: false })
        }
      >
        <p role="status" data-live>
          {hits && (
            <Plural value={hits.length} _0="No question found" one="# question found" other="# questions found" />
          )}
        </p>
      </SearchField>
      {hits?.length === 0 && (
        <p className="aside">
          <Trans>Try one word instead of several, or a simpler one. Empty the field to see all questions.</Trans>
        </p>
      )}
      {hits ? (
        <QuestionList questions={hits} />
      ) : (
        <>
          <nav className="contents" aria-label={t`On this page`}>
            <ul>
              {groups.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
          {groups.map(({ id, heading, questions }) => (
            <section key={id} id={id} className="chapter">
              <h2>{heading}</h2>
              <QuestionList questions={questions} />
            </section>
          ))}
        </>
      )}
      <div className="ways">
        <WayOn to="/get-foot-scan">
          <Trans>Measure your feet</Trans>
        </WayOn>
        <WayOn to="/about" quiet>
          <Trans>How it is made</Trans>
        </WayOn>
      </div>
    </div>
  )
}

/** The browser opens the answer that an address points to; only within the shop it has to be done here. */
function useOpenedAnswer(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const question = hash ? document.getElementById(hash)?.closest('details') : undefined
    if (!question || question.open) return
    question.open = true
    question.scrollIntoView()
  }, [hash])
}
