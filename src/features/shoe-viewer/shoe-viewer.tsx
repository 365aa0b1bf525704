import { Trans } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { LiveChoices } from '#domain/live-model/live-model.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import { SoleSheets } from '#src/features/sole-sheets/sole-sheets.tsx'
import { CutPanel } from './cut-panel.tsx'
import { DeviationSlider } from './deviation-slider.tsx'
import { LookChoices } from './look-choices.tsx'
import { MeasuresForm, type MeasuresFormInput } from './measures-form.tsx'
import { firstPair, isSample, type TypedPair } from './measures-texts.ts'
import { PairTable } from './pair-table.tsx'
import { RoomDrawing } from './room-drawing.tsx'
import { RoomPanel } from './room-panel.tsx'
import { RoomRuler } from './room-ruler.tsx'
import { Stage } from './stage.tsx'
import { TightPlaces } from './tight-places.tsx'
import { usePairViewer } from './use-pair-viewer.ts'
import { ViewChoices } from './view-choices.tsx'
import type { Viewer3d, ViewerSide, ViewerView } from './viewer-3d-port.ts'
import '#src/styles/pair.css'

const first: MeasuresFormInput = { ...firstPair(), feel: 'natural', soleText: '' }

type Props = {
  own?: TypedPair | undefined
  /** What is shown above the picture about a live model of the pair. */
  live?: (shown: { viewer: () => Viewer3d | undefined; isOpen: boolean; choices: LiveChoices }) => ReactNode
}

/**
 * A pair made from measurements, the customer's own if known: its picture with all controls, the form, and the
 * resulting dimensions.
 */
export function ShoeViewer({ own, live }: Props) {
  const [colour, setColour] = useState<ShoeColour>('grey')
  const [wantedSide, setSide] = useState<ViewerSide>('both')
  const [view, setView] = useState<ViewerView>('shoe')
  const [hasDimensions, setDimensions] = useState(false)
  const [upper, setUpper] = useState<Upper>('shell')
  const [requestedForm, setRequest] = useState<MeasuresFormInput>({ ...first, ...own })
  const [share, setShare] = useState(0)
  const [cut, setCut] = useState<number>()
  const request = useMemo(() => ({ ...requestedForm, upper }), [requestedForm, upper])
  const { snapshot, pair, map, container, viewer, look, side, one, cutMm, isLookedInto, retry } = usePairViewer({
    request,
    colour,
    side: wantedSide,
    view,
    share,
    cutMm: cut,
    hasDimensions,
  })
  const { madeFor } = snapshot.context
  const choices = useMemo(() => ({ ...request, colour }), [request, colour])

  return (
    <div className="shoe-viewer">
      {live?.({ viewer, isOpen: snapshot.hasTag('picture-open'), choices })}
      <Stage
        snapshot={snapshot}
        container={container}
        look={look}
        upper={upper}
        viewer={viewer}
        onRetry={retry}
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
          <DeviationSlider share={share} onShare={setShare} />
          {view === 'room' ? (
            <RoomPanel report={pair[one].report} found={madeFor.feet[one]} share={share} map={map?.[one]} />
          ) : (
            <CutPanel shoe={pair[one]} map={map?.[one]} placeMm={cutMm} onCutChange={setCut} />
          )}
          <TightPlaces report={pair[one].report} found={madeFor.feet[one]} share={share} />
        </section>
      )}
      <section className="shoe-numbers">
        <h2>
          <Trans>The measurements</Trans>
        </h2>
        {isSample(requestedForm.measures) && (
          <p>
            <Trans>These are the measurements of a sample foot. Enter your own.</Trans>
          </p>
        )}
        <MeasuresForm first={own?.measures} onMake={setRequest} />
      </section>
      {pair && madeFor && <PairTable pair={pair} feel={madeFor.feel} isSample={isSample(madeFor.measures)} />}
      {pair && <SoleSheets soles={{ left: pair.left.sole, right: pair.right.sole }} />}
    </div>
  )
}
