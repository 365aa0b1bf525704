import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { countryList, countryNames } from '#domain/country/country-list.ts'
import { countrySearch } from '#domain/country/search-countries.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Field } from '#src/ui/field.tsx'
import { CountryRows } from './country-rows.tsx'

type Props = { current: Country; onChoose: (country: Country) => void }

/** All countries, and a field that finds one by its common names. */
export function CountryChooser({ current, onChoose }: Props) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = countryNames[language][current]
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  const search = useMemo(() => countrySearch(countryList(language)), [language])
  const found = useMemo(() => search(query), [search, query])

  // A dialog focuses its first button; here visitors want to type.
  useEffect(() => field.current?.focus(), [])

  const enterList = () => rows.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()

  function submit(event: FormEvent): void {
    event.preventDefault()
    enterList()
  }

  return (
    <form className="country-chooser" onSubmit={submit}>
      <Field
        ref={field}
        type="search"
        label={t`Search by name or two-letter code`}
        help={<Trans>Current country: {name}</Trans>}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
          event.preventDefault()
          enterList()
        }}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {found.length === 0 ? (
        <p className="country-none">
          <Trans>We found no country by that name. Try part of the name, or the two-letter code.</Trans>
        </p>
      ) : (
        <CountryRows ref={rows} list={found} current={current} onChoose={onChoose} />
      )}
      <p className="visually-hidden" role="status">
        {query.trim() !== '' && <Plural value={found.length} one="# country found" other="# countries found" />}
      </p>
    </form>
  )
}
