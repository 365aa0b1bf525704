import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import { calloutsOf } from '#domain/clearance/clearance-map.ts'
import type { PairOfMaps, PairOfShoes } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { dimensionLines } from './dimension-lines.ts'
import { zoneWords } from './shoe-words.ts'
import { useMm } from './use-mm.ts'
import type { Mark, ShownSide, ShownView } from './viewer-3d-port.ts'

type Wanted = {
  pair: PairOfShoes | undefined
  map: PairOfMaps | undefined
  side: ShownSide
  view: ShownView
  hasDimensions: boolean
}

/** What is written beside the picture: the room that is worth saying, and how large the inside is. */
export function useMarks({ pair, map, side, view, hasDimensions }: Wanted): readonly Mark[] {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { mm } = useMm()
  const marks = (): Mark[] => {
    const all: Mark[] = []
    const sides = side === 'both' ? (['left', 'right'] as const) : [side]
    for (const one of sides) {
      if (map && view === 'room')
        for (const { is, zone, mm: own, at } of calloutsOf(map[one])) {
          const where = i18n._(zoneWords[zone])
          const note = { tightest: t`tightest, ${where}`, roomiest: t`roomiest, ${where}`, heel: where }[is]
          all.push({ side: one, at, text: `${mm(own)} mm`, note })
        }
      if (pair && hasDimensions)
        for (const { figure, from, to } of dimensionLines(pair[one]))
          all.push({ side: one, from, to, text: `${mm(pair[one].report.last[figure].made)} mm` })
    }
    return all
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and numbers follow the language alone
  return useMemo(marks, [pair, map, side, view, hasDimensions, i18n.locale])
}
