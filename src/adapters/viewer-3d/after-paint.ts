/** Runs the newest work after the next paint: a choice is visible at once, however long rendering takes. */
export function createLatestAfterPaint() {
  let work: (() => void) | undefined
  let frame = 0
  let timer = 0

  function now(): void {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    const wanted = work
    work = undefined
    wanted?.()
  }

  return {
    /** Replaces work that is still pending. */
    do(wanted: () => void): void {
      const isPaintPending = work !== undefined
      work = wanted
      if (isPaintPending) return
      frame = requestAnimationFrame(() => {
        timer = window.setTimeout(now)
      })
    },
    now,
    stop(): void {
      work = undefined
      now()
    },
  }
}
