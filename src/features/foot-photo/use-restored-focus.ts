import { useEffect, useRef } from 'react'

/** Who has finished correcting comes back to where it began. */
export function useReturnFocus(isCorrecting: boolean) {
  const returnTarget = useRef<HTMLButtonElement>(null)
  const was = useRef(isCorrecting)
  useEffect(() => {
    if (was.current && !isCorrecting) returnTarget.current?.focus()
    was.current = isCorrecting
  }, [isCorrecting])
  return returnTarget
}

/** Whoever pressed what goes away with its press, or was on it when it went, goes on from this place. */
export function useRestoredFocus<ContainerElement extends HTMLElement>() {
  const container = useRef<ContainerElement>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    const note = () => {
      last.current = document.activeElement
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // With each change of what is shown: only then can something have gone.
  useEffect(() => {
    const isLost = last.current?.isConnected === false && document.activeElement === document.body
    if (isLost) container.current?.focus({ preventScroll: true })
  })
  return container
}
