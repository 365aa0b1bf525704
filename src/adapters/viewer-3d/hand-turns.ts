import type { OrbitStep } from './orbit.ts'

const degPerPx = 0.45
const perWheelPx = 0.0015

/** Turns by mouse and finger: one draws it round, two bring it nearer. Moves up and down belong to the page on a touch screen. */
export function listenToHands(place: HTMLElement, onStep: (step: OrbitStep) => void): () => void {
  const held = new Map<number, { x: number; y: number }>()
  const over = new AbortController()

  function spread(): number {
    const [one, other] = [...held.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }

  function move(event: PointerEvent): void {
    const before = held.get(event.pointerId)
    if (!before) return
    const apart = spread()
    held.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const turn = {
      aroundDeg: (before.x - event.clientX) * degPerPx,
      aboveDeg: event.pointerType === 'touch' ? 0 : (event.clientY - before.y) * degPerPx,
    }
    onStep(held.size === 1 ? turn : { times: apart > 0 ? spread() / apart : 1 })
  }

  function take(event: PointerEvent): void {
    if (event.button !== 0) return
    held.set(event.pointerId, { x: event.clientX, y: event.clientY })
    place.setPointerCapture(event.pointerId)
  }

  const letGo = ({ pointerId }: PointerEvent) => void held.delete(pointerId)

  /** The wheel belongs to the page; with the key that makes pages larger it makes the shoe larger. */
  function roll(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onStep({ times: Math.exp(-event.deltaY * perWheelPx) })
  }

  const until = { signal: over.signal }
  place.addEventListener('pointerdown', take, until)
  place.addEventListener('pointermove', move, until)
  place.addEventListener('pointerup', letGo, until)
  place.addEventListener('pointercancel', letGo, until)
  place.addEventListener('wheel', roll, { ...until, passive: false })
  return () => over.abort()
}
