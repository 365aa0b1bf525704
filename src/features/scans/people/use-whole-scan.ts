import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { oneScan } from '#domain/contract/scan-calls.ts'
import type { ApiResult } from '#src/api/api.ts'

type WholeScanResult = ApiResult<typeof oneScan>

/** All that was measured in a scan. It never changes, so that one that has come stays; the second part asks again. */
export function useWholeScan(id: string): readonly [WholeScanResult | undefined, () => void] {
  const { api } = useRouter().options.context
  const [answer, setAnswer] = useState<{ readonly of: string; readonly called: WholeScanResult }>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void api(oneScan, undefined, { id, signal: left.signal }).then((called) => {
      if (!left.signal.aborted) setAnswer({ of: id, called })
    })
    return () => left.abort()
  }, [api, id, round])

  return [answer?.of === id ? answer.called : undefined, () => setRound((before) => before + 1)]
}
