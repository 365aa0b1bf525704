import { useCallback, useEffect, useState } from 'react'
import type { AddressSuggestion } from '#domain/address/postal-address.ts'
import type { LookUpCountriesResponse } from '#domain/contract/addresses.ts'
import * as addressCalls from '#domain/contract/addresses.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import type { Country } from '#domain/country/countries.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ApiClient } from '#src/api/api.ts'

export type FoundAddresses = {
  readonly suggestions: readonly AddressSuggestion[]
  /** The suggestions are complete addresses, and there are no others. */
  readonly isComplete: boolean
}

export type LookUpPostcode = (postcode: string) => Promise<Result<FoundAddresses, ErrorCode, unknown>>

type SupportedCountries = LookUpCountriesResponse

const nothing: SupportedCountries = { countries: [], only: [] }

/** The postcode lookup of a country; `undefined` if the country has none. In a demo, also the only known postcodes. */
export function useLookUp(api: ApiClient, country: Country) {
  const [known, setKnown] = useState<SupportedCountries>(nothing)

  useEffect(() => {
    const controller = new AbortController()
    void api(addressCalls.lookUpCountries, undefined, { signal: controller.signal }).then((answer) => {
      if (answer.ok) setKnown(answer.value)
    })
    return () => controller.abort()
  }, [api])

  const lookUp: LookUpPostcode = useCallback(
    async (postcode) => {
      const answer = await api(addressCalls.lookUpAddress, undefined, { query: { country, postcode } })
      if (!answer.ok) return answer
      return ok({ suggestions: answer.value.suggestions, isComplete: answer.value.is_complete })
    },
    [api, country],
  )
  const only = known.only.find((one) => one.country === country)?.postcodes
  return { lookUp: known.countries.includes(country) ? lookUp : undefined, only }
}
