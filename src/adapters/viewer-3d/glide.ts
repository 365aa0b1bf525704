import { between, type Orbit } from './orbit.ts'

const glideMs = 280

/**
 * Animates the camera towards an aim, or jumps with reduced motion. A new aim starts from the current
 * position. Runs no frames at rest.
 */
export function createGlide(start: Orbit, onMove: () => void) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let now = start
  let aim = start
  let frame = 0

  function go(to: Orbit): void {
    if (calm.matches) {
      jump(to)
      return
    }
    cancelAnimationFrame(frame)
    aim = to
    const from = now
    const begun = performance.now()
    const step = (at: number) => {
      const share = Math.min(1, Math.max(0, (at - begun) / glideMs))
      now = share === 1 ? to : between(from, to, 1 - (1 - share) ** 3)
      onMove()
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }

  function jump(to: Orbit): void {
    cancelAnimationFrame(frame)
    now = to
    aim = to
    onMove()
  }

  return { now: () => now, aim: () => aim, go, jump, stop: () => cancelAnimationFrame(frame) }
}
