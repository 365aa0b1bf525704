import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, Link, useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readSearchQuery } from '#domain/content/read-search-query.ts'
import { searchQuestions } from '#domain/content/search-questions.ts'
import { useContent } from '#src/i18n/use-content.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonLook } from '#src/ui/button-look.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { QuestionList } from './faq/-parts/question-list.tsx'
import { SearchField } from './faq/-parts/search-field.tsx'

export const Route = createFileRoute('/_default/faq')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | undefined } => ({ q: readSearchQuery(q) }),
  staticData: {
    title: msg`Questions`,
    description: msg`Measuring, fit, making time and returns.`,
  },
  component: Faq,
})

function Faq() {
  const { t } = useLingui()
  const { lead, groups } = useContent('/faq')
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const here = useLocation()
  // While another page is loading, the address is already that page's.
  const hash = here.pathname === '/faq' ? here.hash : ''
  const all = groups.flatMap(({ questions }) => questions)
  // A hash that points to a question or a group takes precedence over a search.
  const isPointed = [...groups, ...all].some(({ id }) => id === hash)
  // The prerendered page does not know the query.
  const wanted = useHydrated() && !isPointed ? q.trim() : ''
  const results = wanted ? searchQuestions(groups, wanted) : undefined
  const person = all.find(({ id }) => id === 'ask-a-person')

  function search(text: string) {
    void navigate({
      search: (now) => ({ ...now, q: readSearchQuery(text) }),
      hash: '',
      replace: true,
      resetScroll: false,
    })
  }

  function showAll() {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    search('')
  }

  const isOver = isPointed && here.search.q !== undefined
  useEffect(() => {
    if (!isOver) return
    if (field.current) field.current.value = ''
    void navigate({ search: (now) => ({ ...now, q: undefined }), hash: true, replace: true, resetScroll: false })
  }, [isOver, navigate])
  useOpenedAnswer(hash)

  return (
    <div className="faq">
      <Screen heading={<Trans>Questions</Trans>} lead={lead} />
      <SearchField field={field} label={t`Search the questions`} wanted={wanted} onWanted={search}>
        <p role="status" data-live>
          {results && (
            <Plural value={results.length} _0="No question found" one="# question found" other="# questions found" />
          )}
        </p>
      </SearchField>
      {results?.length === 0 && (
        <p className="aside">
          <Trans>Try one word instead of several, or a simpler one.</Trans>
        </p>
      )}
      {results ? (
        <QuestionList questions={results} />
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
      {results?.length === 0 ? (
        <div className="actions">
          <Button onClick={showAll}>
            <Trans>Show all questions</Trans>
          </Button>
          {person && (
            <Link to="/faq" hash={person.id} className={buttonLook('quiet')} activeOptions={{ includeHash: true }}>
              {person.asked}
            </Link>
          )}
        </div>
      ) : (
        <div className="actions">
          <NextLink to="/get-foot-scan">
            <Trans>Measure your feet</Trans>
          </NextLink>
          <NextLink to="/about" quiet>
            <Trans>How it is made</Trans>
          </NextLink>
        </div>
      )}
    </div>
  )
}

/**
 * The browser opens the answer that a hash points to on a page load; for navigation within the shop it is
 * opened here.
 */
function useOpenedAnswer(hash: string): void {
  useEffect(() => {
    const question = hash ? document.getElementById(hash)?.closest('details') : undefined
    if (!question || question.open) return
    question.open = true
    question.scrollIntoView()
  }, [hash])
}
