import { useEffect, useState } from 'react'

const secondsUntil = (atMs: number) => Math.max(0, Math.ceil((atMs - performance.now()) / 1_000))

/** Whole seconds until a moment of this page's clock, and none once it has passed. */
export function useSecondsLeft(atMs: number): number {
  const [left, setLeft] = useState(() => secondsUntil(atMs))
  useEffect(() => {
    setLeft(secondsUntil(atMs))
    const timer = setInterval(() => {
      const now = secondsUntil(atMs)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [atMs])
  return left
}
