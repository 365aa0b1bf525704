import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { editionPlace } from '#domain/contract/edition-list-calls.ts'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
import { hasGuest } from '#src/features/session/guest.ts'
import { onReturn } from '#src/page/on-return.ts'
import { useVisitor } from '#src/page/use-visitor.ts'

export type Place = NonNullable<AnswerOf<typeof editionPlace>['place']>

/** This visitor's place on the list, null where they have none. A stranger has none, and for them nothing is asked. */
export function usePlace() {
  const { wire } = useRouter().options.context
  const visitor = useVisitor()
  const [place, setPlace] = useState<Place | null>(null)

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const look = async () => {
      if (visitor === 'unsettled' || (visitor !== 'customer' && !hasGuest())) return
      const answer = await wire(editionPlace, undefined, { signal })
      if (answer.ok && !signal.aborted) setPlace(answer.value.place)
    }
    setPlace(null)
    void look()
    // A number may be kept for them by now.
    onReturn(() => void look(), { signal })
    return () => left.abort()
  }, [wire, visitor])

  return [place, setPlace] as const
}
