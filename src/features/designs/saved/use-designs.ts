import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listDesigns, removeDesign } from '#domain/contract/designs.ts'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import type { ApiResult } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import { removeDesignHere } from '../device/device-designs.ts'

type ListDesignsEndpoint = typeof listDesigns
export type SavedDesignRow = ResponseBody<ListDesignsEndpoint>['designs'][number]

/** The customer's saved designs. A deletion answers with the remaining ones. */
export function useDesigns() {
  const { api } = useRouter().options.context
  const [answer, setAnswer] = useState<ApiResult<ListDesignsEndpoint>>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the request
  useEffect(() => {
    const controller = new AbortController()
    void api(listDesigns, undefined, { signal: controller.signal }).then((called) => {
      if (!controller.signal.aborted) setAnswer(called)
    })
    return () => controller.abort()
  }, [api, round])

  return {
    answer,
    refetch: () => setRound((before) => before + 1),
    /** Returns the error; `undefined` if the design was deleted. */
    async remove(id: string): Promise<ErrorCode | undefined> {
      const called = await callOnce(api, removeDesign, { id })
      if (!called.ok) return called.code
      removeDesignHere(id)
      setAnswer(called)
      return undefined
    },
  }
}
