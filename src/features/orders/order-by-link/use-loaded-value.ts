import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiClient } from '#src/api/api.ts'

export type LoadFromApi<Value> = (api: ApiClient, signal: AbortSignal) => Promise<Value>

const always = () => true

/**
 * Loads a value that needs several requests, or that is replaced after an action. Returns the value (`undefined` while
 * loading), a function to refetch, one to show a known value, and one to refetch and replace the value only if the
 * given predicate accepts the new one. Only the latest request counts. `read` must be a stable reference.
 */
export function useRead<Value>(read: LoadFromApi<Value>) {
  const { api } = useRouter().options.context
  const [value, setValue] = useState<Value>()
  const reading = useRef<AbortController>(undefined)

  const refetchIf = useCallback(
    async (mayTake: (found: Value) => boolean) => {
      reading.current?.abort()
      const controller = new AbortController()
      reading.current = controller
      const found = await read(api, controller.signal)
      if (!controller.signal.aborted && mayTake(found)) setValue(() => found)
    },
    [api, read],
  )
  const refetch = useCallback(() => void refetchIf(always), [refetchIf])
  // A pending answer is older than this value, so it is dropped.
  const show = useCallback((now: Value) => {
    reading.current?.abort()
    setValue(() => now)
  }, [])

  useEffect(() => {
    refetch()
    return () => reading.current?.abort()
  }, [refetch])

  return [value, refetch, show, refetchIf] as const
}
