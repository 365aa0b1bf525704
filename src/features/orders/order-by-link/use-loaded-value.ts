import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiClient } from '#src/api/api.ts'

export type LoadFromApi<Value> = (api: ApiClient, signal: AbortSignal) => Promise<Value>

const always = () => true

/**
 * What is read with more than one call, or shown as it is after something was done. Nothing while it is on its way; the second part reads again, the
 * third shows what is known by now, and the fourth reads again and asks whether what came may take the place of what stands there. Of several
 * answers the one that was asked for last counts. The question is always the same object.
 */
export function useRead<Value>(read: LoadFromApi<Value>) {
  const { api } = useRouter().options.context
  const [value, setValue] = useState<Value>()
  const reading = useRef<AbortController>(undefined)

  const refetchIf = useCallback(
    async (mayTake: (found: Value) => boolean) => {
      reading.current?.abort()
      const left = new AbortController()
      reading.current = left
      const found = await read(api, left.signal)
      if (!left.signal.aborted && mayTake(found)) setValue(() => found)
    },
    [api, read],
  )
  const refetch = useCallback(() => void refetchIf(always), [refetchIf])
  // What is on its way was asked for before.
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
