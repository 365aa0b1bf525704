import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { SolePlan } from '#domain/shoe/sole-plan.ts'
import { checkLineMm, type SolePaper, solePapers, soleSheets } from '#domain/shoe/sole-sheets.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { printAtSize } from './print-at-size.ts'
import { SoleSheetPicture } from './sole-sheet.tsx'
import '#src/styles/pair.css'

const paperNames: Readonly<Record<SolePaper, MessageDescriptor>> = { a4: msg`A4`, letter: msg`US Letter`, a3: msg`A3` }

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** The soles of a pair at true scale, to print and stand on before anything is made. */
export function SoleSheets({ soles }: { soles: Readonly<Record<FootSide, SolePlan>> }) {
  const { i18n } = useLingui()
  const [paper, setPaper] = useState<SolePaper>('a4')
  const sheets = (['left', 'right'] as const).flatMap((side) => soleSheets(soles[side], side, paper))
  const [first] = sheets
  return (
    <section className="sole-print">
      <h2>
        <Trans>Stand on it first</Trans>
      </h2>
      <p>
        <Trans>
          Print both soles in their own size, lay them on the floor and stand on them barefoot. Your toes should end
          before the line, with room to spare, and the gap should lie between your first and second toe.
        </Trans>
      </p>
      <RadioCards
        legend={<Trans>Paper in your printer</Trans>}
        choices={solePapers.map((value) => ({ value, name: i18n._(paperNames[value]) }))}
        value={paper}
        onChange={setPaper}
      />
      <ul className="sole-advice">
        <li>
          <Trans>Choose “actual size” when you print, not “fit to page”.</Trans>
        </li>
        <li>
          <Trans>
            Hold a ruler to the line on the left of each sheet: it is {checkLineMm} mm long if your printer keeps to the
            size.
          </Trans>
        </li>
        {sheets.some(({ parts }) => parts > 1) && (
          <li>
            <Trans>Each sole takes more than one sheet: lay one sheet on the other so that the crosses meet.</Trans>
          </li>
        )}
      </ul>
      <Button onClick={() => first && printAtSize('soles', first)}>
        <Plural value={sheets.length} one="Print # sheet" other="Print # sheets" />
      </Button>
      <div className="sole-sheets">
        {sheets.map((sheet) => (
          <SoleSheetPicture
            key={`${paper} ${sheet.side} ${sheet.part}`}
            sheet={sheet}
            longMm={extent(soles[sheet.side].outline.map(({ x }) => x))}
            wideMm={extent(soles[sheet.side].outline.map(({ y }) => y))}
          />
        ))}
      </div>
    </section>
  )
}
