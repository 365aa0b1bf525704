import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import { SoleSheets } from '#src/features/sole-sheets/sole-sheets.tsx'
import { LookChoices } from './look-choices.tsx'
import { type FormWish, MeasuresForm } from './measures-form.tsx'
import { firstMeasures, isSample } from './measures-texts.ts'
import { PairTable } from './pair-table.tsx'
import { Stage } from './stage.tsx'
import { useShoeViewer } from './use-shoe-viewer.ts'
import type { ShownSide } from './viewer-3d-port.ts'

const first: FormWish = { measures: firstMeasures, feel: 'natural', soleText: '' }

/** A pair from numbers: its picture with everything that can be done with it, the numbers, and what was made of them. */
export function ShoeViewer() {
  const [colour, setColour] = useState<ShoeColour>('grey')
  const [side, setSide] = useState<ShownSide>('both')
  const [showsFoot, setShowsFoot] = useState(false)
  const [upper, setUpper] = useState<Upper>('shell')
  const [asked, setAsked] = useState(first)
  const look = useMemo(() => ({ colour, side, showsFoot }), [colour, side, showsFoot])
  const { actor, snapshot, place, viewer } = useShoeViewer(look)

  useEffect(() => {
    actor.send({ type: 'pair.wanted', wish: { ...asked, upper } })
  }, [actor, asked, upper])

  const { pair, madeFor } = snapshot.context
  return (
    <div className="shoe-viewer">
      <Stage
        snapshot={snapshot}
        place={place}
        look={look}
        upper={upper}
        viewer={viewer}
        onRetry={() => actor.send({ type: 'retry' })}
      />
      <LookChoices
        upper={upper}
        onUpper={setUpper}
        look={look}
        onColour={setColour}
        onSide={setSide}
        onFoot={setShowsFoot}
      />
      <section className="shoe-numbers">
        <h2>
          <Trans>The measurements</Trans>
        </h2>
        {isSample(asked.measures) && (
          <p>
            <Trans>These are the measurements of a sample foot. Enter your own.</Trans>
          </p>
        )}
        <MeasuresForm onMake={setAsked} />
      </section>
      {pair && <SoleSheets soles={{ left: pair.left.sole, right: pair.right.sole }} />}
      {pair && madeFor && <PairTable pair={pair} feel={madeFor.feel} isSample={isSample(madeFor.measures)} />}
    </div>
  )
}
