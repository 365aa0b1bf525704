import { useMemo } from 'react'
import { toCallouts } from '#domain/clearance/clearance-map.ts'
import type { PairOfMaps, PairOfShoes } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { mmText } from '#src/ui/length-text.ts'
import { dimensionLines } from './dimension-lines.ts'
import { useSpotWords } from './use-spot-words.ts'
import type { Mark, ViewerSide, ViewerView } from './viewer-3d-port.ts'

type MarksInput = {
  pair: PairOfShoes | undefined
  map: PairOfMaps | undefined
  side: ViewerSide
  view: ViewerView
  hasDimensions: boolean
}

/** The labels over the picture: the notable clearances and the inside dimensions. */
export function useMarks({ pair, map, side, view, hasDimensions }: MarksInput): readonly Mark[] {
  const getSpotWords = useSpotWords()
  const language = useLanguage()
  const marks = (): Mark[] => {
    const all: Mark[] = []
    const sides = side === 'both' ? (['left', 'right'] as const) : [side]
    for (const one of sides) {
      if (map && view === 'room')
        for (const callout of toCallouts(map[one])) all.push({ side: one, at: callout.at, ...getSpotWords(callout) })
      if (pair && hasDimensions)
        for (const { figure, from, to } of dimensionLines(pair[one]))
          all.push({ side: one, from, to, text: mmText(pair[one].report.last[figure].made, language) })
    }
    return all
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and numbers depend on the language only
  return useMemo(marks, [pair, map, side, view, hasDimensions, language])
}
