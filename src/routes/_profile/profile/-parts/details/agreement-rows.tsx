import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AgreementList } from '#domain/contract/account.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'

type Row = {
  readonly id: string
  readonly what: ReactNode
  readonly wording: string
  readonly language: string
  readonly at: string
}

/** Every recorded choice: what, when, and the exact text that was shown. */
export function AgreementRows({ list }: { list: AgreementList }) {
  const dateText = useDateText()
  const rows = toAgreementRows(list)
  if (rows.length === 0)
    return (
      <p className="quiet">
        <Trans>There are no records yet.</Trans>
      </p>
    )
  return (
    <ul className="saved-rows">
      {rows.map(({ id, what, wording, language, at }) => (
        <li key={id}>
          <div>
            <p>
              {what} <time dateTime={at}>{dateText(at, true)}</time>
            </p>
            <details>
              <summary>
                <Trans>See the wording</Trans>
              </summary>
              <blockquote lang={language}>{wording}</blockquote>
            </details>
          </div>
        </li>
      ))}
    </ul>
  )
}

function toAgreementRows({ agreements, consents }: AgreementList): Row[] {
  const said = agreements.map(({ kind, is_given, agreed_at: at, ...row }) => ({
    ...row,
    at,
    what:
      kind === 'adult' ? (
        <Trans>18 or older</Trans>
      ) : is_given ? (
        <Trans>Newsletter: on</Trans>
      ) : (
        <Trans>Newsletter: off</Trans>
      ),
  }))
  const chosen = consents.map(({ choice, chosen_at: at, ...row }) => ({
    ...row,
    at,
    what: choice === 'accepted' ? <Trans>Cookies: accepted</Trans> : <Trans>Cookies: rejected</Trans>,
  }))
  return [...said, ...chosen].toSorted((one, other) => (one.at < other.at ? 1 : -1))
}
