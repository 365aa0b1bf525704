import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listDesigns, removeDesign } from '#domain/contract/design-calls.ts'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import type { ApiResult } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import { removeDesignHere } from '../device/device-designs.ts'

type ListDesignsEndpoint = typeof listDesigns
export type SavedDesignRow = ResponseBody<ListDesignsEndpoint>['designs'][number]

/** The customer's designs as the shop has them. A removal answers with those that are left. */
export function useDesigns() {
  const { api } = useRouter().options.context
  const [answer, setAnswer] = useState<ApiResult<ListDesignsEndpoint>>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void api(listDesigns, undefined, { signal: left.signal }).then((called) => {
      if (!left.signal.aborted) setAnswer(called)
    })
    return () => left.abort()
  }, [api, round])

  return {
    answer,
    refetch: () => setRound((before) => before + 1),
    /** Why it is still there; nothing where it is gone. */
    async remove(id: string): Promise<ErrorCode | undefined> {
      const called = await callOnce(api, removeDesign, { id })
      if (!called.ok) return called.code
      removeDesignHere(id)
      setAnswer(called)
      return undefined
    },
  }
}
