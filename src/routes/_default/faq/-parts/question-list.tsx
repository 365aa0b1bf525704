import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Question } from '#domain/content/page-content.ts'
import { TextLinks } from '../../-parts/blocks.tsx'

/**
 * Questions that expand. The `id` is inside the answer, so that browsers expand it by themselves for a hash.
 */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ id, asked, answer, links = [] }) => (
        <details key={id}>
          <summary>{asked}</summary>
          <div id={id} className="answer">
            {answer.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {links.length > 0 && <TextLinks links={links} />}
            <Link className="own-link" to="/faq" hash={id} activeOptions={{ includeHash: true }}>
              <Trans>Link to this question</Trans>
            </Link>
          </div>
        </details>
      ))}
    </div>
  )
}
