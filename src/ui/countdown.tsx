import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  /** When it ends, and the clock that measures it, in milliseconds. */
  until: number
  now: () => number
  label: ReactNode
  /** Shown instead once it has ended. */
  ended: ReactNode
  /** The announcement at each whole minute that is left. */
  say: (minutes: number) => string
  onEnd?: () => void
}

/** The remaining time. Updated every second, announced only at whole minutes and at the end. */
export function Countdown({ until, now, label, ended, say, onEnd }: Props) {
  const [left, setLeft] = useState(() => secondsUntil(until, now))
  const world = useRef({ now, onEnd })
  useEffect(() => {
    world.current = { now, onEnd }
  })

  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => {
      const next = secondsUntil(until, world.current.now)
      setLeft(next)
      if (next > 0) return
      clearInterval(timer)
      world.current.onEnd?.()
    }, 1_000)
    return () => clearInterval(timer)
  }, [until, isOver])

  // Rounded up, so that it changes exactly when a whole number of minutes is left.
  const minutes = Math.ceil(left / 60)
  const [atFirst] = useState(minutes)
  return (
    <p className="countdown">
      {isOver ? (
        <span>{ended}</span>
      ) : (
        <>
          <span>{label} </span>
          <span role="timer">{clockText(left)}</span>
        </>
      )}
      <span className="visually-hidden" role="status">
        {isOver ? ended : minutes < atFirst && say(minutes)}
      </span>
    </p>
  )
}

function secondsUntil(until: number, now: () => number): number {
  return Math.max(0, Math.ceil((until - now()) / 1_000))
}

/** Formats seconds as 9:05 or 1:02:00. */
function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts
    .slice(parts[0] === 0 ? 1 : 0)
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':')
}
