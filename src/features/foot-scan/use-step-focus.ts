import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of each new step. The first step, and a step without a name before it, moves nothing.
 */
export function useStepFocus(step: string) {
  const container = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    const before = last.current
    last.current = step
    if (before === step || before === '') return
    const heading = container.current?.querySelector<HTMLElement>('h1[tabindex], h2[tabindex]')
    const arrived = heading ?? container.current
    arrived?.focus({ preventScroll: true })
    container.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return container
}
