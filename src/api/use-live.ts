import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import type { Called } from './wire.ts'

/**
 * Data that only the running shop knows, asked for once the page is hydrated, since a page's file may not hold it. Nothing while
 * it is on its way; the second part asks again.
 */
export function useLive<E extends Endpoint>(endpoint: E): readonly [Called<E> | undefined, () => void] {
  const { wire } = useRouter().options.context
  const [answer, setAnswer] = useState<Called<E>>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void wire(endpoint, undefined, { signal: left.signal }).then((called) => {
      if (!left.signal.aborted) setAnswer(called)
    })
    return () => left.abort()
  }, [wire, endpoint, round])

  return [answer, () => setRound(round + 1)]
}
