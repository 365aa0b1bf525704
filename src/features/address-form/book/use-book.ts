import { useEffect, useState } from 'react'
import * as addressCalls from '#domain/contract/address-calls.ts'
import type { RequestBody, ResponseBody } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import type { ApiClient, ApiResult } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'

type ListAddressesEndpoint = typeof addressCalls.listAddresses

export type SavedAddress = ResponseBody<ListAddressesEndpoint>['addresses'][number]
export type AddressToSave = RequestBody<typeof addressCalls.saveAddress>

/** The customer's addresses as the shop has them. Every change answers with the book as it is then. */
export function useBook(api: ApiClient) {
  const [answer, setAnswer] = useState<ApiResult<ListAddressesEndpoint>>()
  const [round, setRound] = useState(0)
  const refetch = () => setRound((before) => before + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void api(addressCalls.listAddresses, undefined, { signal: left.signal }).then((called) => {
      if (!left.signal.aborted) setAnswer(called)
    })
    return () => left.abort()
  }, [api, round])

  /** Shows what came of a change; the code says why there was none. */
  function take(called: ApiResult<ListAddressesEndpoint>): ErrorCode | undefined {
    if (called.ok) setAnswer(called)
    // It was removed elsewhere: the list here is an old one.
    else if (called.code === 'NOT_FOUND') refetch()
    return called.ok ? undefined : called.code
  }

  return {
    answer,
    refetch,
    save: async (address: AddressToSave) => take(await callOnce(api, addressCalls.saveAddress, address)),
    remove: async (id: string) => take(await callOnce(api, addressCalls.removeAddress, { id })),
  }
}
