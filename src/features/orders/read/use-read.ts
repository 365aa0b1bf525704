import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Wire } from '#src/api/wire.ts'

type Read<Value> = (wire: Wire, signal: AbortSignal) => Promise<Value>

/**
 * What is read with more than one call, or shown as it is after something was done. Nothing while it is on its way; the second part reads again, the
 * third shows what is known by now. The question is always the same object.
 */
export function useRead<Value>(read: Read<Value>) {
  const { wire } = useRouter().options.context
  const [value, setValue] = useState<Value>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void read(wire, left.signal).then((found) => {
      if (!left.signal.aborted) setValue(() => found)
    })
    return () => left.abort()
  }, [wire, read, round])

  return [value, () => setRound((before) => before + 1), (now: Value) => setValue(() => now)] as const
}
