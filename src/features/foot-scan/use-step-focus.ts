import { useEffect, useRef } from 'react'

/** Whoever comes to the next step begins at its heading. Where the page begins, with a step without a name, nobody is moved. */
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
