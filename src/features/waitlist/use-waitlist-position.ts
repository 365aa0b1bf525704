import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import { loadEditionWaitlistPosition } from '#domain/contract/waitlists.ts'
import { hasGuest } from '#src/features/session/guest.ts'
import { onReturn } from '#src/page/on-return.ts'
import { useVisitor } from '#src/page/use-visitor.ts'

export type WaitlistPosition = NonNullable<ResponseBody<typeof loadEditionWaitlistPosition>['position']>

/**
 * The visitor's position on the waitlist, `null` if they have none. Anonymous visitors have none: for them nothing is
 * requested.
 */
export function useWaitlistPosition() {
  const { api } = useRouter().options.context
  const visitor = useVisitor()
  const [waitlistPosition, setWaitlistPosition] = useState<WaitlistPosition | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const look = async () => {
      if (visitor === 'unsettled' || (visitor !== 'customer' && !hasGuest())) return
      const answer = await api(loadEditionWaitlistPosition, undefined, { signal })
      if (answer.ok && !signal.aborted) setWaitlistPosition(answer.value.position)
    }
    setWaitlistPosition(null)
    void look()
    // A number may be reserved for them by now.
    onReturn(() => void look(), { signal })
    return () => controller.abort()
  }, [api, visitor])

  return [waitlistPosition, setWaitlistPosition] as const
}
