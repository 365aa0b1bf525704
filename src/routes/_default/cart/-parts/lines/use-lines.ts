import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { listCart, removeFromCart } from '#domain/contract/cart-calls.ts'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { Called } from '#src/api/wire.ts'
import { cartCount, noteCartCount } from '#src/features/cart/cart-count.ts'

type List = typeof listCart
export type Line = AnswerOf<List>['lines'][number]

/** The pairs in the cart as the shop has them. The head and the other tabs hear how many there are; what another tab has done is asked for. */
export function useLines(onHeard: (count: number) => void) {
  const { wire } = useRouter().options.context
  const [answer, setAnswer] = useState<Called<List>>()
  const [round, setRound] = useState({ isOurs: true })
  const shown = useRef<number>(undefined)

  function hear(called: Called<List>, isOurs: boolean): void {
    setAnswer(called)
    if (!called.ok) return
    shown.current = called.value.lines.length
    onHeard(shown.current)
    // Whoever told of a change knows the number: told back, two tabs that hear different answers would never end.
    if (isOurs && cartCount.get() !== shown.current) noteCartCount(shown.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void wire(listCart, undefined, { signal: left.signal }).then(
      (called) => left.signal.aborted || hear(called, round.isOurs),
    )
    return () => left.abort()
  }, [wire, round])

  useEffect(
    () =>
      cartCount.onChange(() => {
        if (shown.current !== undefined && cartCount.get() !== shown.current) setRound({ isOurs: false })
      }),
    [],
  )

  return {
    answer,
    again: () => setRound({ isOurs: true }),
    /** Why it is still there; nothing where it is gone. */
    async remove(id: string): Promise<ErrorCode | undefined> {
      const called = await callOnce(wire, removeFromCart, { id })
      if (!called.ok) return called.code
      hear(called, true)
      return undefined
    },
  }
}
