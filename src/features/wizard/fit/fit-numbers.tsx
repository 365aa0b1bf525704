import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { scannedFeet, wornFit } from '#domain/design/configuration.ts'
import type { DesignFeet } from '#domain/design/design.ts'
import { wholeFoot } from '#domain/design/shoe-request.ts'
import { feetDiffer } from '#domain/fit/feet-differ.ts'
import { roomTable } from '#domain/fit/room-table.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { Person } from '#domain/scan/person.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { Crowd } from '#src/features/scans/people/crowd.tsx'
import { ballCutMm } from '#src/features/shoe-viewer/ball-cut.ts'
import { CutPanel } from '#src/features/shoe-viewer/cut-panel.tsx'
import { RoomPanel } from '#src/features/shoe-viewer/room-panel.tsx'
import { useMm } from '#src/features/shoe-viewer/use-mm.ts'
import { SoleSheets } from '#src/features/sole-sheets/sole-sheets.tsx'
import { NumberTable } from '#src/ui/number-table.tsx'
import { useWizard } from '../view/step-view.ts'
import { usePairOnDisplay, usePairView } from '../view/use-pair-view.ts'
import '#src/styles/pair.css'

type Props = { feet: DesignFeet; person: Person; share: number }

/**
 * The measurements of foot, clearance and inside of both shoes, the drawings of them, and the soles to print and stand
 * on.
 */
export function FitNumbers({ feet, person, share }: Props) {
  const { i18n } = useLingui()
  const { mm } = useMm()
  const [chosen, change] = usePairView()
  // The choice shows at once; the expensive computation is deferred.
  const { side, view, cutMm } = useDeferredValue(chosen)
  const { pair, map } = usePairOnDisplay()
  const one = side === 'right' ? 'right' : 'left'
  const whole = { left: wholeFoot(feet, 'left'), right: wholeFoot(feet, 'right') }
  const differences = feetDiffer(whole)
  // Memoized, because neither depends on the choices here and both are expensive to render.
  const crowd = useMemo(() => {
    const { engine, measuredAt } = feet.left
    return <Crowd person={person} scan={{ ...scannedFeet(feet), doFeetDiffer: true, engine, measuredAt }} />
  }, [person, feet])
  const sheets = useMemo(() => pair && <SoleSheets soles={{ left: pair.left.sole, right: pair.right.sole }} />, [pair])
  return (
    <section className="fit-numbers" aria-labelledby="fit-numbers">
      <div className="block-head">
        <h2 id="fit-numbers">
          <Trans>Foot, room, inside</Trans>
        </h2>
        <p className="quiet">
          <Trans>In millimetres. Each shoe follows its own foot.</Trans>
        </p>
      </div>
      <div className="fit-tables">
        <SideTable side="left" feet={feet} />
        <SideTable side="right" feet={feet} />
      </div>
      {differences.length > 0 && (
        <ul className="feet-differ">
          {differences.map(({ figure, larger, byMm }) => {
            const [name, much] = [i18n._(figureWords[figure]), mm(byMm)]
            return (
              <li key={figure}>
                {larger === 'left' ? (
                  <Trans>
                    {name}: the left foot is {much} mm larger.
                  </Trans>
                ) : (
                  <Trans>
                    {name}: the right foot is {much} mm larger.
                  </Trans>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {pair && (view === 'room' || view === 'cut') && (
        <div className="look-inside">
          {view === 'room' ? (
            <RoomPanel report={pair[one].report} found={whole[one]} share={share} map={map?.[one]} />
          ) : (
            <CutPanel
              shoe={pair[one]}
              map={map?.[one]}
              placeMm={cutMm ?? ballCutMm(whole[one].figures.lengthMm.value)}
              onCutChange={(index) => change({ cutMm: index })}
            />
          )}
        </div>
      )}
      {crowd}
      {sheets}
    </section>
  )
}

/** The clearance of one shoe, computed by the rules it is made by: it needs no 3D model. */
function SideTable({ side, feet }: { side: FootSide; feet: DesignFeet }) {
  const { i18n } = useLingui()
  const { mm, roomMm } = useMm()
  const design = useWizard(({ context }) => getOpenDesign(context))
  const rows = roomTable(wholeFoot(feet, side), design.feel, wornFit(design)[side].adjustments)
  return (
    <NumberTable
      caption={side === 'left' ? <Trans>Left shoe</Trans> : <Trans>Right shoe</Trans>}
      names={<Trans>Measure</Trans>}
      columns={{ foot: <Trans>Your foot</Trans>, room: <Trans>Room</Trans>, inside: <Trans>Inside</Trans> }}
      rows={rows.map(({ figure, footMm, toleranceMm, method, roomMm: room, wasMm, insideMm }) => {
        // No decimals for estimated values, which are not that precise.
        const digits = method === 'estimated' ? 0 : 1
        return {
          key: figure,
          name: (
            <>
              {i18n._(figureWords[figure])}
              {method === 'estimated' && (
                <small>
                  {' '}
                  <Trans>estimated</Trans>
                </small>
              )}
            </>
          ),
          cells: {
            foot: (
              <>
                {mm(footMm, digits)} <small>±&nbsp;{mm(toleranceMm, digits)}</small>
              </>
            ),
            room:
              wasMm === undefined ? (
                roomMm(room)
              ) : (
                <span className="room-changed">
                  <b>{roomMm(room)}</b>{' '}
                  <small>
                    <Trans>was {roomMm(wasMm)}</Trans>
                  </small>
                </span>
              ),
            inside: mm(insideMm, digits),
          },
        }
      })}
    />
  )
}
