import { useLayoutEffect, useRef, useState } from 'react'
import { chooseAddress, fillAddress } from '#domain/address/fill-address.ts'
import type { AddressSuggestion, AddressTexts } from '#domain/address/postal-address.ts'
import { readPostcode } from '#domain/address/read-postcode.ts'
import type { Country } from '#domain/country/countries.ts'
import type { FoundAddresses, LookUpPostcode } from './use-look-up.ts'

/** The state of an address lookup. */
export type AddressSearch =
  | { readonly kind: 'none' | 'busy' | 'unknown' | 'unavailable' | 'unreadable' }
  | { readonly kind: 'filled'; readonly suggestion: AddressSuggestion }
  | { readonly kind: 'choice'; readonly found: FoundAddresses }

type Props = {
  country: Country
  value: AddressTexts
  onChange: (value: AddressTexts) => void
  onLookUp: LookUpPostcode | undefined
}

/** Looks up a postcode and fills in the address. Typed values are replaced only on the customer's choice. */
export function useFinder({ country, value, onChange, onLookUp }: Props) {
  const [finding, setFinding] = useState<AddressSearch>({ kind: 'none' })
  // The customer may type on while the lookup runs.
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  const lastQuery = useRef<string>(undefined)
  const filled = useRef<AddressSuggestion>(undefined)

  function fill(suggestion: AddressSuggestion, next: AddressTexts): void {
    filled.current = suggestion
    onChange(next)
    setFinding({ kind: 'filled', suggestion })
  }

  function show(found: FoundAddresses): void {
    const [only, ...others] = found.suggestions
    const isSure = only !== undefined && others.length === 0 && !found.isComplete
    const quiet = isSure ? fillAddress(latest.current, only, filled.current) : undefined
    if (only && quiet) fill(only, quiet)
    else setFinding(only ? { kind: 'choice', found } : { kind: 'unknown' })
  }

  async function find(typed: string): Promise<void> {
    const postcode = readPostcode(country, typed)
    lastQuery.current = postcode
    if (postcode === undefined) return setFinding({ kind: 'unreadable' })
    if (!onLookUp) return
    setFinding({ kind: 'busy' })
    const answer = await onLookUp(postcode)
    // Another postcode was typed meanwhile.
    if (lastQuery.current !== postcode) return
    if (answer.ok) show(answer.value)
    else setFinding({ kind: 'unavailable' })
  }

  return {
    finding,
    find,
    /** Looks up a postcode once, as soon as it is complete. */
    typed(postcode: string): void {
      const whole = readPostcode(country, postcode)
      if (whole !== undefined && whole !== lastQuery.current) void find(whole)
    },
    choose(suggestion: AddressSuggestion): void {
      const isWhole = finding.kind === 'choice' && finding.found.isComplete
      fill(suggestion, chooseAddress(latest.current, suggestion, isWhole))
    },
    dismiss: () => setFinding({ kind: 'none' }),
  }
}
