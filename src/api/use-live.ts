import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import { callLazily } from './call-lazily.ts'
import type { Called } from './wire.ts'

/**
 * Data that only the running shop knows, asked for once the page is hydrated, since a page's file may not hold it. Nothing while
 * it is on its way; the second part asks again.
 */
export function useLive<E extends Endpoint>(endpoint: E): readonly [Called<E> | undefined, () => void] {
  const { wire } = useRouter().options.context
  return useAnswer(useCallback((signal) => wire(endpoint, undefined, { signal }), [wire, endpoint]))
}

/** The same for an endpoint that is loaded after the page is hydrated; `load` is always the same function. */
export function useLiveLazily<E extends Endpoint>(
  load: () => Promise<E>,
): readonly [Called<E> | undefined, () => void] {
  const { wire } = useRouter().options.context
  return useAnswer(useCallback((signal) => callLazily(wire, load, undefined, { signal }), [wire, load]))
}

function useAnswer<E extends Endpoint>(
  ask: (signal: AbortSignal) => Promise<Called<E>>,
): readonly [Called<E> | undefined, () => void] {
  const [answer, setAnswer] = useState<Called<E>>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void ask(left.signal).then((called) => {
      if (!left.signal.aborted) setAnswer(called)
    })
    return () => left.abort()
  }, [ask, round])

  return [answer, () => setRound(round + 1)]
}
