import { useEffect, useState } from 'react'
import * as addressCalls from '#domain/contract/address-calls.ts'
import type { AnswerOf, BodyOf } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { Called, Wire } from '#src/api/wire.ts'

type List = typeof addressCalls.listAddresses

export type KeptAddress = AnswerOf<List>['addresses'][number]
export type AddressToSave = BodyOf<typeof addressCalls.saveAddress>

/** The customer's addresses as the shop has them. Every change answers with the book as it is then. */
export function useBook(wire: Wire) {
  const [answer, setAnswer] = useState<Called<List>>()
  const [round, setRound] = useState(0)
  const again = () => setRound((before) => before + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void wire(addressCalls.listAddresses, undefined, { signal: left.signal }).then((called) => {
      if (!left.signal.aborted) setAnswer(called)
    })
    return () => left.abort()
  }, [wire, round])

  /** Shows what came of a change; the code says why there was none. */
  function take(called: Called<List>): ErrorCode | undefined {
    if (called.ok) setAnswer(called)
    // It was removed elsewhere: the list here is an old one.
    else if (called.code === 'NOT_FOUND') again()
    return called.ok ? undefined : called.code
  }

  return {
    answer,
    again,
    save: async (address: AddressToSave) => take(await callOnce(wire, addressCalls.saveAddress, address)),
    remove: async (id: string) => take(await callOnce(wire, addressCalls.removeAddress, { id })),
  }
}
