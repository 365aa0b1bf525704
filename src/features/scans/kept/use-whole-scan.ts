import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { oneScan } from '#domain/contract/scan-calls.ts'
import type { Called } from '#src/api/wire.ts'

type Whole = Called<typeof oneScan>

/** All that was measured in a scan. It never changes, so that one that has come stays; the second part asks again. */
export function useWholeScan(id: string): readonly [Whole | undefined, () => void] {
  const { wire } = useRouter().options.context
  const [answer, setAnswer] = useState<{ readonly of: string; readonly called: Whole }>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void wire(oneScan, undefined, { id, signal: left.signal }).then((called) => {
      if (!left.signal.aborted) setAnswer({ of: id, called })
    })
    return () => left.abort()
  }, [wire, id, round])

  return [answer?.of === id ? answer.called : undefined, () => setRound((before) => before + 1)]
}
