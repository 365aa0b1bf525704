import { useCallback, useEffect, useState } from 'react'
import type { AddressSuggestion } from '#domain/address/postal-address.ts'
import * as addressCalls from '#domain/contract/address-calls.ts'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
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

type Known = AnswerOf<typeof addressCalls.lookUpCountries>

const nothing: Known = { countries: [], only: [] }

/** Asks the shop what is at a postcode of the country; no look-up where postcodes cannot be looked up, and in a demo the codes that alone are known. */
export function useLookUp(wire: Wire, country: Country) {
  const [known, setKnown] = useState<Known>(nothing)

  useEffect(() => {
    const left = new AbortController()
    void wire(addressCalls.lookUpCountries, undefined, { signal: left.signal }).then((answer) => {
      if (answer.ok) setKnown(answer.value)
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
  const only = known.only.find((one) => one.country === country)?.postcodes
  return { lookUp: known.countries.includes(country) ? lookUp : undefined, only }
}
