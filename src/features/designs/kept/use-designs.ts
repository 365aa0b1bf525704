import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listDesigns, removeDesign } from '#domain/contract/design-calls.ts'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { Called } from '#src/api/wire.ts'
import { forgetHere } from '../device/device-designs.ts'

type List = typeof listDesigns
export type KeptRow = AnswerOf<List>['designs'][number]

/** The customer's designs as the shop has them. A removal answers with those that are left. */
export function useDesigns() {
  const { wire } = useRouter().options.context
  const [answer, setAnswer] = useState<Called<List>>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void wire(listDesigns, undefined, { signal: left.signal }).then((called) => {
      if (!left.signal.aborted) setAnswer(called)
    })
    return () => left.abort()
  }, [wire, round])

  return {
    answer,
    again: () => setRound((before) => before + 1),
    /** Why it is still there; nothing where it is gone. */
    async remove(id: string): Promise<ErrorCode | undefined> {
      const called = await callOnce(wire, removeDesign, { id })
      if (!called.ok) return called.code
      forgetHere(id)
      setAnswer(called)
      return undefined
    },
  }
}
