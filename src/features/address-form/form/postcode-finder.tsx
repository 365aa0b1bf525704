import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { suggestionLine } from '#domain/address/fill-address.ts'
import type { AddressSuggestion } from '#domain/address/postal-address.ts'
import type { Country } from '#domain/country/countries.ts'
import { Button } from '#src/ui/button.tsx'
import type { AddressSearch, useFinder } from './use-finder.ts'

type Props = {
  country: Country
  /** In a demo, the only known postcodes. */
  only: readonly string[] | undefined
  finder: ReturnType<typeof useFinder>
  /** The postcode typed so far. */
  typed: string
  /** The field to focus once an address is chosen. */
  next: string
}

/** The result of a postcode lookup: a line that says what was filled in, or a list to choose from. */
export function PostcodeFinder({ country, only, finder: { finding, find, choose }, typed, next }: Props) {
  function take(suggestion: AddressSuggestion): void {
    choose(suggestion)
    document.getElementById(next)?.focus()
  }

  const { i18n } = useLingui()
  const codes = only && new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(only)
  return (
    <>
      {codes && (
        <p className="address-found">
          <Trans>This demo knows these postcodes: {codes}.</Trans>
        </p>
      )}
      {country !== 'JP' && (
        <Button look="quiet" isBusy={finding.kind === 'busy'} onClick={() => void find(typed)}>
          <Trans>Find address</Trans>
        </Button>
      )}
      <p className="address-found" role="status">
        <Said country={country} finding={finding} />
      </p>
      {finding.kind === 'choice' && <Choice country={country} finding={finding} choose={take} />}
    </>
  )
}

function Said({ country, finding }: { country: Country; finding: AddressSearch }) {
  if (finding.kind === 'busy') return <Trans>Looking up the postcode</Trans>
  if (finding.kind === 'unreadable') return <Trans>Enter the full postcode first, or type the address below.</Trans>
  if (finding.kind === 'unknown')
    return <Trans>We found no address for this postcode. Check it, or type the address below.</Trans>
  if (finding.kind === 'unavailable')
    return <Trans>We can’t look up addresses right now. Please type yours below.</Trans>
  if (finding.kind === 'filled') {
    const line = suggestionLine(country, finding.suggestion)
    if (country === 'JP')
      return <Trans>Filled in, as the post in Japan reads it: {line}. Please add the block and house number.</Trans>
    return <Trans>Filled in: {line}. You can change it below.</Trans>
  }
  if (finding.kind === 'choice')
    return (
      <Plural
        value={finding.found.suggestions.length}
        one="# address found. Choose it to fill it in, or type yours below."
        other="# addresses found. Choose one to fill it in, or type yours below."
      />
    )
  return null
}

type ChoiceProps = {
  country: Country
  finding: Extract<AddressSearch, { kind: 'choice' }>
  choose: (suggestion: AddressSuggestion) => void
}

function Choice({ country, finding: { found }, choose }: ChoiceProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  // A list requested by the button takes the focus; one that appears while typing does not.
  useEffect(() => {
    if (found.isComplete) list.current?.querySelector('button')?.focus()
  }, [found])
  return (
    <ul ref={list} className="address-choices" aria-label={t`Addresses at this postcode`}>
      {found.suggestions.map((one) => (
        <li key={JSON.stringify(one)}>
          <button type="button" onClick={() => choose(one)}>
            {suggestionLine(country, one)}
          </button>
        </li>
      ))}
    </ul>
  )
}
