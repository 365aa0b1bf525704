import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import { SoleSheets } from '#src/features/sole-sheets/sole-sheets.tsx'
import { CutPanel } from './cut-panel.tsx'
import { LookChoices } from './look-choices.tsx'
import { type FormWish, MeasuresForm } from './measures-form.tsx'
import { firstPair, isSample, type TypedPair } from './measures-texts.ts'
import { PairTable } from './pair-table.tsx'
import { RoomDrawing } from './room-drawing.tsx'
import { RoomPanel } from './room-panel.tsx'
import { RoomRuler } from './room-ruler.tsx'
import { Stage } from './stage.tsx'
import { TightPlaces } from './tight-places.tsx'
import { useMarks } from './use-marks.ts'
import { useShoeViewer } from './use-shoe-viewer.ts'
import { isOfOneFoot, ViewChoices } from './view-choices.tsx'
import type { ShownSide, ShownView } from './viewer-3d-port.ts'
import { WrongSlider } from './wrong-slider.tsx'

const first: FormWish = { ...firstPair(), feel: 'natural', soleText: '' }
/** Of the length: the first cut goes through the ball. */
const ballShare = 0.7

/** A pair from numbers, those of somebody's own feet where they are known: its picture with everything that can be done with it, the numbers, and what was made of them. */
export function ShoeViewer({ own }: { own?: TypedPair }) {
  const [colour, setColour] = useState<ShoeColour>('grey')
  const [wantedSide, setSide] = useState<ShownSide>('both')
  const [view, setView] = useState<ShownView>('shoe')
  const [hasDimensions, setDimensions] = useState(false)
  const [upper, setUpper] = useState<Upper>('shell')
  const [asked, setAsked] = useState<FormWish>({ ...first, ...own })
  const [share, setShare] = useState(0)
  const [cut, setCut] = useState<number>()
  const one = wantedSide === 'right' ? 'right' : 'left'
  const side = isOfOneFoot(view) ? one : wantedSide
  const cutMm = cut ?? Math.round(ballShare * asked.measures[one].lengthMm)
  const look = useMemo(() => ({ colour, side, view, cutMm }), [colour, side, view, cutMm])
  const { actor, snapshot, map, place, viewer } = useShoeViewer(look)
  const { pair, madeFor } = snapshot.context
  const isOpen = snapshot.hasTag('picture-open')
  const marks = useMarks({ pair, map, side, view, hasDimensions })

  useEffect(() => {
    actor.send({ type: 'pair.wanted', wish: { ...asked, upper } })
  }, [actor, asked, upper])

  const isLookedInto = isOfOneFoot(view)
  useEffect(() => {
    actor.send(isLookedInto ? { type: 'map.wanted', share } : { type: 'map.left' })
  }, [actor, isLookedInto, share])

  useEffect(() => {
    if (isOpen) viewer()?.mark(marks)
  }, [isOpen, marks, viewer])

  return (
    <div className="shoe-viewer">
      <Stage
        snapshot={snapshot}
        place={place}
        look={look}
        upper={upper}
        viewer={viewer}
        onRetry={() => actor.send({ type: 'retry' })}
        choices={<ViewChoices side={side} onSide={setSide} view={view} onView={setView} />}
        legend={view === 'room' && <RoomRuler />}
        drawing={view === 'room' && map && <RoomDrawing map={map[one]} side={one} />}
      />
      <LookChoices
        upper={upper}
        onUpper={setUpper}
        colour={colour}
        onColour={setColour}
        hasDimensions={hasDimensions}
        onDimensions={setDimensions}
      />
      {pair && madeFor && isLookedInto && (
        <section className="look-inside">
          <h2>{view === 'room' ? <Trans>Room around the foot</Trans> : <Trans>Cut across the shoe</Trans>}</h2>
          <WrongSlider share={share} onShare={setShare} />
          {view === 'room' ? (
            <RoomPanel report={pair[one].report} found={madeFor.feet[one]} share={share} map={map?.[one]} />
          ) : (
            <CutPanel shoe={pair[one]} map={map?.[one]} placeMm={cutMm} onPlace={setCut} />
          )}
          <TightPlaces report={pair[one].report} found={madeFor.feet[one]} share={share} />
        </section>
      )}
      <section className="shoe-numbers">
        <h2>
          <Trans>The measurements</Trans>
        </h2>
        {isSample(asked.measures) && (
          <p>
            <Trans>These are the measurements of a sample foot. Enter your own.</Trans>
          </p>
        )}
        <MeasuresForm first={own?.measures} onMake={setAsked} />
      </section>
      {pair && madeFor && <PairTable pair={pair} feel={madeFor.feel} isSample={isSample(madeFor.measures)} />}
      {pair && <SoleSheets soles={{ left: pair.left.sole, right: pair.right.sole }} />}
    </div>
  )
}
