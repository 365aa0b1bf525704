import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { Way } from '#domain/foot/photo/by-hand/step-on-sheet.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { exactLengthText } from '#src/ui/length-text.ts'
import { nameOf } from './handle-words.ts'
import { gripOf, type Handle, isSet, outlineHandles, placeOf, singleHandles } from './handles.ts'
import { Loupe } from './loupe.tsx'
import { shareIn } from './photo-view.ts'
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
  const { size, view, places, active, isOutlined, isNear, actions } = correction
  const isOutline = gripOf(active) !== undefined
  const handles = isOutline ? outlineHandles(places) : singleHandles
  // No number stands for two things: the outline is the one after those that have their own.
  const numberOf = (k: number) => (isOutline ? `${singleHandles.length + 1}.${k + 1}` : `${k + 1}`)
  const [farLeft, farRight, nearLeft, nearRight] = places.corners
  return (
    // A tap beside the handles only puts the loupe away.
    <div
      className="workbench-stage"
      onPointerDown={({ target }) => target instanceof HTMLImageElement && actions.onLeave()}
    >
      <SeenPhoto
        ref={stage}
        photo={photo}
        alt={t`Your photo, to be corrected`}
        size={size}
        view={view}
        corners={[farLeft, farRight, nearRight, nearLeft]}
        outline={isOutlined ? places.outline : undefined}
      >
        {handles.map((handle, k) => (
          <HandleRing key={handle} handle={handle} number={numberOf(k)} correction={correction} />
        ))}
        <LiveLength lengthMm={correction.followed.figures.lengthMm} />
        {isNear && <Loupe photo={photo} size={size} view={view} at={placeOf(active, places)} shown={shown} />}
      </SeenPhoto>
    </div>
  )
}

/** On a phone the numbers are out of sight while a finger is on the photo. */
function LiveLength({ lengthMm }: { lengthMm: number | undefined }) {
  const language = useLanguage()
  if (lengthMm === undefined) return null
  return (
    <span className="photo-tag" aria-hidden="true">
      {exactLengthText(lengthMm, language)}
    </span>
  )
}

type RingProps = { handle: Handle; number: string; correction: Correction }

function HandleRing({ handle, number, correction }: RingProps) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const lengths = useLengths()
  const { size, view, places, hand, active, rested, actions } = correction
  const grip = useRef<Grip>(undefined)
  const { x, y } = placeOf(handle, places)
  const share = shareIn(view, { x, y })
  const percent = (part: number) => i18n.number(100 * part, { maximumFractionDigits: 2, minimumFractionDigits: 2 })

  /** A slider has one value only, and a ring two. */
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
    actions.onChoose(handle)
    actions.onHold(handle)
  }

  function drag({ pointerId, clientX, clientY }: PointerEvent) {
    const held = grip.current
    if (held?.id !== pointerId) return
    const within = (at: number, from: number, length: number) => Math.min(from + length, Math.max(from, at))
    const there = {
      x: within(held.at.x + (clientX - held.from.x) * held.scale, view.x, view.width),
      y: within(held.at.y + (clientY - held.from.y) * held.scale, view.y, view.height),
    }
    if (there.x !== x || there.y !== y) actions.onMove(handle, there)
  }

  function letGo({ pointerId }: PointerEvent) {
    if (grip.current?.id !== pointerId) return
    grip.current = undefined
    actions.onRelease(handle)
  }

  function press(event: KeyboardEvent) {
    const way = wayOf[event.key]
    if (way && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      actions.onStep(handle, way, event.shiftKey ? coarseMm : fineMm)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      if (grip.current) actions.onRelease(handle)
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
      aria-valuetext={`${whereabouts()}; ${lengths(rested)}`}
      data-handle={handle}
      data-active={handle === active || undefined}
      data-guess={!isSet(handle, hand) || undefined}
      style={{ '--x': `${100 * share.x}%`, '--y': `${100 * share.y}%` } as CSSProperties}
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
