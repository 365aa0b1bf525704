import { useEffect, useState } from 'react'

const left = (untilMs: number | undefined) => Math.max(0, Math.ceil(((untilMs ?? 0) - Date.now()) / 1_000))

/** The whole seconds left until a moment, updated every second. */
export function useSecondsUntil(untilMs: number | undefined): number {
  const [seconds, setSeconds] = useState(() => left(untilMs))
  useEffect(() => {
    setSeconds(left(untilMs))
    const timer = setInterval(() => setSeconds(left(untilMs)), 1_000)
    return () => clearInterval(timer)
  }, [untilMs])
  return seconds
}
