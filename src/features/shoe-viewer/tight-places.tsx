import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { getRoomForFeel } from '#domain/fit/room.ts'
import { tightIfOff } from '#domain/fit/tight-if-off.ts'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import type { ShoeReport } from '#domain/shoe/shoe-request.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useMm } from './use-mm.ts'
import '#src/styles/pair.css'

type Props = { report: ShoeReport; found: FootMeasures; share: number }

/** Which zones could be tight, why that is uncertain, and how to find out. */
export function TightPlaces({ report: { feel, adjustments }, found, share }: Props) {
  const { i18n } = useLingui()
  const { mm } = useMm()
  const places = tightIfOff(found, getRoomForFeel(feel, adjustments), share)
  if (places.length === 0) return null
  return (
    <Notice heading={<Trans>Could be tight, if the foot is this large</Trans>}>
      <ul className="tight-places">
        {places.map(({ figure, lessMm, isEstimated }) => {
          const [name, less] = [i18n._(figureWords[figure]), `${mm(lessMm, isEstimated ? 0 : 1)}\u00a0mm`]
          return (
            <li key={figure}>
              {isEstimated ? (
                <Trans>
                  {name}: {less} less room than planned. This measurement was estimated, not measured.
                </Trans>
              ) : (
                <Trans>
                  {name}: {less} less room than planned.
                </Trans>
              )}
            </li>
          )
        })}
      </ul>
      <p>
        <Trans>Measure your feet to be sure.</Trans>{' '}
        <Link to="/get-foot-scan" className="text-link">
          <Trans>How to measure your feet</Trans>
        </Link>
      </p>
    </Notice>
  )
}
