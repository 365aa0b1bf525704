import type { OrbitStep } from './orbit.ts'

const degPerPx = 0.45
const perWheelPx = 0.0015
/** A finger that moved this far sideways turns the shoe and does not scroll the page. */
const meantPx = 8

type ActivePointer = { x: number; y: number; readonly fromX: number; isMeant: boolean }

/**
 * Turns the view by mouse and touch. On a touch screen a finger that starts vertically scrolls the page
 * (`touch-action: pan-y`): the picture is as wide as a phone, and must not catch a visitor who scrolls past.
 * One that starts sideways turns the view, in any direction from then on; two fingers zoom and tilt.
 */
export function listenToHands(container: HTMLElement, onStep: (step: OrbitStep) => void): () => void {
  const activePointers = new Map<number, ActivePointer>()
  const over = new AbortController()

  function spread(): number {
    const [one, other] = [...activePointers.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    const hand = activePointers.get(pointerId)
    if (!hand) return
    const apart = spread()
    const [acrossPx, downPx] = [clientX - hand.x, clientY - hand.y]
    Object.assign(hand, { x: clientX, y: clientY })
    if (activePointers.size === 2) {
      const times = apart > 0 ? spread() / apart : 1
      // Each of the two fingers contributes half of the movement.
      onStep({ times, aroundDeg: (-acrossPx * degPerPx) / 2, aboveDeg: (downPx * degPerPx) / 2 })
      return
    }
    hand.isMeant ||= Math.abs(clientX - hand.fromX) > meantPx
    if (activePointers.size === 1 && hand.isMeant)
      onStep({ aroundDeg: -acrossPx * degPerPx, aboveDeg: downPx * degPerPx })
  }

  function take({ pointerId, pointerType, clientX, clientY, button }: PointerEvent): void {
    if (button !== 0) return
    activePointers.set(pointerId, { x: clientX, y: clientY, fromX: clientX, isMeant: pointerType !== 'touch' })
    container.setPointerCapture(pointerId)
  }

  const letGo = ({ pointerId }: PointerEvent) => void activePointers.delete(pointerId)

  /** The wheel scrolls the page; with the browser's zoom key it zooms the shoe. */
  function roll(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onStep({ times: Math.exp(-event.deltaY * perWheelPx) })
  }

  const until = { signal: over.signal }
  container.addEventListener('pointerdown', take, until)
  container.addEventListener('pointermove', move, until)
  container.addEventListener('pointerup', letGo, until)
  container.addEventListener('pointercancel', letGo, until)
  container.addEventListener('wheel', roll, { ...until, passive: false })
  return () => over.abort()
}
