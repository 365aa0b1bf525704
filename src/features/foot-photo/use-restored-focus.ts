import { useEffect, useRef } from 'react'

/** Returns the focus to the button that opened the correction. */
export function useReturnFocus(isCorrecting: boolean) {
  const returnTarget = useRef<HTMLButtonElement>(null)
  const was = useRef(isCorrecting)
  useEffect(() => {
    if (was.current && !isCorrecting) returnTarget.current?.focus()
    was.current = isCorrecting
  }, [isCorrecting])
  return returnTarget
}

/** Moves the focus to this container when the focused element disappears. */
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
  // After every render, because only then can the element have disappeared.
  useEffect(() => {
    const isLost = last.current?.isConnected === false && document.activeElement === document.body
    if (isLost) container.current?.focus({ preventScroll: true })
  })
  return container
}
