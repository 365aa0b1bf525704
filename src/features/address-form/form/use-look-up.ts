import { useCallback, useEffect, useState } from 'react'
import type { AddressSuggestion } from '#domain/address/postal-address.ts'
import * as addressCalls from '#domain/contract/address-calls.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import type { Country } from '#domain/country/countries.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Wire } from '#src/api/wire.ts'

export type FoundAddresses = {
  readonly suggestions: readonly AddressSuggestion[]
  /** Each of them is a whole address, and there are no others. */
  readonly isComplete: boolean
}

export type LookUp = (postcode: string) => Promise<Result<FoundAddresses, ErrorCode, unknown>>

/** Asks the shop what is at a postcode of the country; nothing where postcodes cannot be looked up. */
export function useLookUp(wire: Wire, country: Country): LookUp | undefined {
  const [countries, setCountries] = useState<readonly string[]>([])

  useEffect(() => {
    const left = new AbortController()
    void wire(addressCalls.lookUpCountries, undefined, { signal: left.signal }).then((answer) => {
      if (answer.ok) setCountries(answer.value.countries)
    })
    return () => left.abort()
  }, [wire])

  const lookUp: LookUp = useCallback(
    async (postcode) => {
      const answer = await wire(addressCalls.lookUpAddress, undefined, { query: { country, postcode } })
      if (!answer.ok) return answer
      return ok({ suggestions: answer.value.suggestions, isComplete: answer.value.is_complete })
    },
    [wire, country],
  )
  return countries.includes(country) ? lookUp : undefined
}
