import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { Way } from '#domain/foot/photo/by-hand/step-on-sheet.ts'
import { nameOf } from './handle-words.ts'
import { gripOf, type Handle, isSet, outlineHandles, placeOf, singleHandles } from './handles.ts'
import { Loupe } from './loupe.tsx'
import { SeenPhoto } from './seen-photo.tsx'
import type { Correction } from './use-correction.ts'
import { useLengths } from './use-lengths.ts'

type Props = { photo: string; correction: Correction }

const wayOf: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
export const [fineMm, coarseMm] = [0.2, 2]

/** A finger that holds a handle: where it took it, and how many pixels of the photo one of the screen is. */
type Grip = { readonly id: number; readonly from: Point; readonly at: Point; readonly scale: number }

/** The photo with its handles: each can be dragged, and moved by the arrows. */
export function HandStage({ photo, correction }: Props) {
  const { t } = useTexts()
  const stage = useRef<HTMLDivElement>(null)
  const shown = useShownSize(stage)
  const { size, places, active, isOutlined, isNear, actions } = correction
  const handles = gripOf(active) === undefined ? singleHandles : outlineHandles(places)
  const [farLeft, farRight, nearLeft, nearRight] = places.corners
  return (
    // A tap beside the handles only puts the loupe away.
    <div onPointerDown={({ target }) => target instanceof HTMLImageElement && actions.onLeave()}>
      <SeenPhoto
        ref={stage}
        photo={photo}
        alt={t`Your photo, to be corrected`}
        size={size}
        corners={[farLeft, farRight, nearRight, nearLeft]}
        outline={isOutlined ? places.outline : undefined}
      >
        {handles.map((handle, k) => (
          <HandleRing key={handle} handle={handle} number={k + 1} correction={correction} />
        ))}
        {isNear && <Loupe photo={photo} size={size} at={placeOf(active, places)} shown={shown} />}
      </SeenPhoto>
    </div>
  )
}

type RingProps = { handle: Handle; number: number; correction: Correction }

function HandleRing({ handle, number, correction }: RingProps) {
  const { i18n } = useLingui()
  const lengths = useLengths()
  const { size, places, hand, active, rested, actions } = correction
  const grip = useRef<Grip>(undefined)
  const { x, y } = placeOf(handle, places)

  function take(event: PointerEvent<HTMLElement>) {
    const ring = event.currentTarget
    const box = ring.parentElement?.getBoundingClientRect()
    if (event.button !== 0 || !box) return
    ring.setPointerCapture(event.pointerId)
    const from = { x: event.clientX, y: event.clientY }
    grip.current = { id: event.pointerId, from, at: { x, y }, scale: size.width / box.width }
    actions.onChoose(handle)
    actions.onHold()
  }

  function drag({ pointerId, clientX, clientY }: PointerEvent) {
    const held = grip.current
    if (held?.id !== pointerId) return
    const to = (at: number, by: number, most: number) => Math.min(most, Math.max(0, at + by * held.scale))
    const there = {
      x: to(held.at.x, clientX - held.from.x, size.width),
      y: to(held.at.y, clientY - held.from.y, size.height),
    }
    if (there.x !== x || there.y !== y) actions.onMove(handle, there)
  }

  function letGo({ pointerId }: PointerEvent) {
    if (grip.current?.id !== pointerId) return
    grip.current = undefined
    actions.onRelease()
  }

  function press(event: KeyboardEvent) {
    const way = wayOf[event.key]
    if (way && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      actions.onStep(handle, way, event.shiftKey ? coarseMm : fineMm)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      grip.current = undefined
      actions.onPutBack()
    }
  }

  return (
    <div
      className="handle"
      role="slider"
      tabIndex={0}
      aria-label={nameOf(i18n, handle)}
      aria-valuemin={0}
      aria-valuemax={size.height}
      aria-valuenow={Math.round(y)}
      aria-valuetext={lengths(rested)}
      data-handle={handle}
      data-active={handle === active || undefined}
      data-guess={!isSet(handle, hand) || undefined}
      style={{ '--x': `${(100 * x) / size.width}%`, '--y': `${(100 * y) / size.height}%` } as CSSProperties}
      onFocus={() => handle !== active && actions.onChoose(handle)}
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

/** How large the photo is on the screen. */
function useShownSize(stage: { readonly current: HTMLElement | null }) {
  const [shown, setShown] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const watch = new ResizeObserver(() => setShown({ width: element.clientWidth, height: element.clientHeight }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [stage])
  return shown
}
