import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Feel } from '#domain/fit/feel.ts'
import { getRoomForFeel } from '#domain/fit/room.ts'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import type { ShoeReport } from '#domain/shoe/shoe-request.ts'
import type { PairOfShoes } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { lengthText } from '#src/ui/length-text.ts'
import { NumberTable } from '#src/ui/number-table.tsx'
import { footSides } from './measures-texts.ts'
import '#src/styles/pair.css'

const rows = ['lengthMm', 'ballWidthMm', 'heelWidthMm', 'ballGirthMm', 'instepHeightMm'] as const

type Props = { pair: PairOfShoes; feel: Feel; isSample: boolean }

/** The finished pair in words and numbers: everything the picture shows, for people who do not see it. */
export function PairTable({ pair, feel, isSample }: Props) {
  return (
    <section className="pair-table">
      <h2>
        <Trans>Measurements of the shoes</Trans>
      </h2>
      <p>
        <Trans>
          A shoe is larger inside than the foot. The feel you choose decides by how much. Here are the foot, the added
          room and the inside of the shoe, in millimetres.
        </Trans>
      </p>
      {footSides.map((side) => (
        <SideTable key={side} report={pair[side].report} feel={feel} isSample={isSample} />
      ))}
    </section>
  )
}

type SideProps = { report: ShoeReport; feel: Feel; isSample: boolean }

function SideTable({ report: { side, last, adjustments, estimated, volumeMm3 }, feel, isSample }: SideProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const isInCm = lengthUnits[language] === 'cm'
  const room = getRoomForFeel(feel, adjustments)
  // No decimals for estimated values, which are not that precise.
  const mm = (name: (typeof rows)[number], value: number) => {
    const digits = estimated.includes(name) ? 0 : 1
    return i18n.number(value, { maximumFractionDigits: digits, minimumFractionDigits: digits })
  }
  const volume = i18n.number(Math.round(volumeMm3 / 1_000))
  return (
    <div>
      <NumberTable
        caption={side === 'left' ? <Trans>Left shoe, in mm</Trans> : <Trans>Right shoe, in mm</Trans>}
        names={<Trans>Measure</Trans>}
        columns={{
          foot: isSample ? <Trans>Sample foot</Trans> : <Trans>Your foot</Trans>,
          room: <Trans>Room</Trans>,
          inside: <Trans>Inside the shoe</Trans>,
        }}
        rows={rows.map((name) => {
          const footMm = last[name].wanted - room[name]
          return {
            key: name,
            name: (
              <>
                {i18n._(figureWords[name])}
                {estimated.includes(name) && (
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
                  {mm(name, footMm)}
                  {isInCm && <small className="in-cm">{lengthText(footMm, language)}</small>}
                </>
              ),
              room: `+${mm(name, room[name])}`,
              inside: mm(name, last[name].made),
            },
          }
        })}
      />
      <p className="material">
        <Trans>Amount of material: {volume} cm³</Trans>
      </p>
    </div>
  )
}
