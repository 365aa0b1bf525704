import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { StepDirection } from '#domain/foot/photo/by-hand/step-on-sheet.ts'
import type { PhotoSize } from '#machines/foot-photo/foot-photo.types.ts'
import { type PhotoView, shareIn } from './photo-view.ts'

const directionByKey: Readonly<Record<string, StepDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
export const [fineMm, coarseMm] = [0.2, 2]

/** The pointer that drags a handle: where it started, and how many photo pixels one screen pixel is. */
type Grip = { readonly id: number; readonly from: Point; readonly at: Point; readonly scale: number }

type Props = {
  name: string
  /** Its name in the DOM. */
  mark: string
  number: string
  at: Point
  size: PhotoSize
  view: PhotoView
  /** The resulting measurements, for screen readers. */
  said?: string
  isActive: boolean
  isGuess: boolean
  onChoose: () => void
  onGrab?: () => void
  onMove: (to: Point) => void
  onStep: (direction: StepDirection, mm: number) => void
  onRelease?: () => void
  onPutBack: () => void
}

/** A handle on a photo: it can be dragged, or moved by arrow keys. */
export function Ring(props: Props) {
  const { name, mark, number, at, size, view, said, isActive, isGuess } = props
  const { onChoose, onGrab, onMove, onStep, onRelease, onPutBack } = props
  const { i18n } = useLingui()
  const { t } = useTexts()
  const grip = useRef<Grip>(undefined)
  const { x, y } = at
  const share = shareIn(view, { x, y })
  const percent = (part: number) => i18n.number(100 * part, { maximumFractionDigits: 2, minimumFractionDigits: 2 })

  /** A text, because a slider has one value and a ring has two. */
  function whereabouts(): string {
    const [across, down] = [percent(x / size.width), percent(y / size.height)]
    return t`${across}% from the left of the photo, ${down}% from the top`
  }

  function take(event: PointerEvent<HTMLElement>) {
    const ring = event.currentTarget
    const box = ring.parentElement?.getBoundingClientRect()
    if (event.button !== 0 || !box) return
    ring.setPointerCapture(event.pointerId)
    const from = { x: event.clientX, y: event.clientY }
    grip.current = { id: event.pointerId, from, at: { x, y }, scale: view.width / box.width }
    onChoose()
    onGrab?.()
  }

  function drag({ pointerId, clientX, clientY }: PointerEvent) {
    const activeRing = grip.current
    if (activeRing?.id !== pointerId) return
    const within = (at: number, from: number, length: number) => Math.min(from + length, Math.max(from, at))
    const there = {
      x: within(activeRing.at.x + (clientX - activeRing.from.x) * activeRing.scale, view.x, view.width),
      y: within(activeRing.at.y + (clientY - activeRing.from.y) * activeRing.scale, view.y, view.height),
    }
    if (there.x !== x || there.y !== y) onMove(there)
  }

  function letGo({ pointerId }: PointerEvent) {
    if (grip.current?.id !== pointerId) return
    grip.current = undefined
    onRelease?.()
  }

  function press(event: KeyboardEvent) {
    const direction = directionByKey[event.key]
    if (direction && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      onStep(direction, event.shiftKey ? coarseMm : fineMm)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      if (grip.current) onRelease?.()
      grip.current = undefined
      onPutBack()
    }
  }

  return (
    <div
      className="handle"
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={size.height}
      aria-valuenow={Math.round(y)}
      aria-valuetext={said === undefined ? whereabouts() : `${whereabouts()}; ${said}`}
      data-handle={mark}
      data-active={isActive || undefined}
      data-guess={isGuess || undefined}
      style={{ '--x': `${100 * share.x}%`, '--y': `${100 * share.y}%` } as CSSProperties}
      onFocus={() => !isActive && onChoose()}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={press}
    >
      <span aria-hidden="true">{number}</span>
    </div>
  )
}
