import { useEffect, useRef } from 'react'

/** Who has finished correcting comes back to where it began. */
export function useWayBack(isCorrecting: boolean) {
  const way = useRef<HTMLButtonElement>(null)
  const was = useRef(isCorrecting)
  useEffect(() => {
    if (was.current && !isCorrecting) way.current?.focus()
    was.current = isCorrecting
  }, [isCorrecting])
  return way
}

/** Whoever pressed what goes away with its press, or was on it when it went, goes on from this place. */
export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
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
    if (isLost) place.current?.focus({ preventScroll: true })
  })
  return place
}
