import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { Callout } from '#domain/clearance/clearance-map.ts'
import { zoneWords } from './shoe-words.ts'
import { useMm } from './use-mm.ts'

/** The label of a spot on a map: its clearance and its zone. */
export function useSpotWords() {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { spotText } = useMm()
  return ({ is, zone, mm }: Callout) => {
    const where = i18n._(zoneWords[zone])
    const note = { tightest: t`tightest, ${where}`, roomiest: t`roomiest, ${where}`, tightestOfZone: where }[is]
    return { text: spotText(mm), note }
  }
}
