import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import type { ApiResult } from './api.ts'
import { callLazily } from './call-lazily.ts'

/**
 * Data that only the running server knows, requested once the page is hydrated, because a prerendered file
 * cannot contain it. Undefined while loading; the second element refetches.
 */
export function useLive<E extends Endpoint>(endpoint: E): readonly [ApiResult<E> | undefined, () => void] {
  const { api } = useRouter().options.context
  return useAnswer(useCallback((signal) => api(endpoint, undefined, { signal }), [api, endpoint]))
}

/** The same for an endpoint that is loaded after hydration; `load` must always be the same function. */
export function useLiveLazily<E extends Endpoint>(
  load: () => Promise<E>,
): readonly [ApiResult<E> | undefined, () => void] {
  const { api } = useRouter().options.context
  return useAnswer(useCallback((signal) => callLazily(api, load, undefined, { signal }), [api, load]))
}

function useAnswer<E extends Endpoint>(
  ask: (signal: AbortSignal) => Promise<ApiResult<E>>,
): readonly [ApiResult<E> | undefined, () => void] {
  const [answer, setAnswer] = useState<ApiResult<E>>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round sends the same request again
  useEffect(() => {
    const left = new AbortController()
    void ask(left.signal).then((called) => {
      if (!left.signal.aborted) setAnswer(called)
    })
    return () => left.abort()
  }, [ask, round])

  return [answer, () => setRound(round + 1)]
}
