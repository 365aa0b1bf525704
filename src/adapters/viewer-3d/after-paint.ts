/** Does the newest work once what was pressed has been painted: whoever chooses sees their choice at once, however long a drawing takes. */
export function createAfterPaint() {
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
    /** In place of what waits. */
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
