import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getScan } from '#domain/contract/scans.ts'
import type { ApiResult } from '#src/api/api.ts'

type WholeScanResult = ApiResult<typeof getScan>

/** All data of a scan. A scan never changes, so it is loaded once; the second element retries. */
export function useWholeScan(id: string): readonly [WholeScanResult | undefined, () => void] {
  const { api } = useRouter().options.context
  const [answer, setAnswer] = useState<{ readonly of: string; readonly called: WholeScanResult }>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the request
  useEffect(() => {
    const controller = new AbortController()
    void api(getScan, undefined, { id, signal: controller.signal }).then((called) => {
      if (!controller.signal.aborted) setAnswer({ of: id, called })
    })
    return () => controller.abort()
  }, [api, id, round])

  return [answer?.of === id ? answer.called : undefined, () => setRound((before) => before + 1)]
}
