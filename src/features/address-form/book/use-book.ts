import { useEffect, useState } from 'react'
import type { SaveAddressRequest } from '#domain/contract/addresses.ts'
import * as addressCalls from '#domain/contract/addresses.ts'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import type { ApiClient, ApiResult } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'

type ListAddressesEndpoint = typeof addressCalls.listAddresses

export type SavedAddress = ResponseBody<ListAddressesEndpoint>['addresses'][number]
export type AddressToSave = SaveAddressRequest

/** The customer's saved addresses. Every change answers with the updated book. */
export function useBook(api: ApiClient) {
  const [answer, setAnswer] = useState<ApiResult<ListAddressesEndpoint>>()
  const [round, setRound] = useState(0)
  const refetch = () => setRound((before) => before + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the request
  useEffect(() => {
    const controller = new AbortController()
    void api(addressCalls.listAddresses, undefined, { signal: controller.signal }).then((called) => {
      if (!controller.signal.aborted) setAnswer(called)
    })
    return () => controller.abort()
  }, [api, round])

  /** Applies the result of a change, and returns its error code. */
  function take(called: ApiResult<ListAddressesEndpoint>): ErrorCode | undefined {
    if (called.ok) setAnswer(called)
    // It was removed elsewhere, so the list is stale.
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
