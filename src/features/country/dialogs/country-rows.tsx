import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type Ref, useState } from 'react'
import type { Country } from '#domain/country/countries.ts'
import type { CountryEntry } from '#domain/country/country-list.ts'
import { isShippedTo } from '#domain/country/market.ts'
import { CheckIcon } from '#src/ui/icons/check.tsx'

type Props = {
  ref: Ref<HTMLUListElement>
  list: readonly CountryEntry[]
  current: Country
  onChoose: (country: Country) => void
}

/** The list is one tab stop: arrow keys, Home and End move within it. */
export function CountryRows({ ref, list, current, onChoose }: Props) {
  const { t } = useLingui()
  const [active, setActive] = useState<Country>(current)
  const stop = list.some(({ code }) => code === active) ? active : list[0]?.code

  return (
    <ul ref={ref} className="country-rows" aria-label={t`Countries`} onKeyDown={moveFocus}>
      {list.map(({ code, text }) => (
        <li key={code}>
          <button
            type="button"
            aria-current={code === current || undefined}
            tabIndex={code === stop ? 0 : -1}
            onFocus={() => setActive(code)}
            onClick={() => onChoose(code)}
          >
            <span>{text}</span>
            {isShippedTo(code) && (
              <small>
                <Trans>We deliver here</Trans>
              </small>
            )}
            {code === current && <CheckIcon />}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The target index of each key. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const move = moves[event.key]
  if (!move) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll<Element>('button')]
  const at = document.activeElement ? rows.indexOf(document.activeElement) : -1
  const next = rows[move(at, rows.length - 1)]
  if (next instanceof HTMLElement) next.focus()
}
