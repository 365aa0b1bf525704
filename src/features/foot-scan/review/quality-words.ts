import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QualityReason } from '#domain/foot/foot-figures.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { settings } from '#domain/settings.ts'

type Level = { readonly from: number; readonly tone: 'good' | 'caution' | 'error'; readonly word: MessageDescriptor }

/** The quality levels, with the thresholds that decide how a measurement is used. */
const levels: readonly Level[] = [
  { from: settings.measuring.oneEnoughFrom, tone: 'good', word: msg`good` },
  { from: scanSettings.gladlyFrom, tone: 'good', word: msg`good enough` },
  { from: scanSettings.orderableFrom, tone: 'caution', word: msg`low` },
]
const tooLow: Level = { from: 0, tone: 'error', word: msg`too low for shoes` }

export function levelForScore(score: number): Level {
  return levels.find(({ from }) => score >= from) ?? tooLow
}

/** The reasons for lost points, in terms of what the customer can see. */
export const qualityWords: Readonly<Record<QualityReason, MessageDescriptor>> = {
  tilted: msg`The phone was tilted.`,
  far: msg`The sheet was small in the photo.`,
  soft: msg`The photo isn’t quite sharp.`,
  dim: msg`There was little light.`,
  glare: msg`Part of the sheet reflected the light.`,
  edge_hidden: msg`An edge of the sheet was hidden.`,
  focal_unknown: msg`The photo doesn’t say which lens it was taken with.`,
  heel_assumed: msg`The heel was hidden. We assumed that it touches the wall.`,
  heel_unsure: msg`The end of the heel was hard to see.`,
  low_contrast: msg`The foot and the paper look much alike.`,
  numbers_unusual: msg`The measurements are unusual for one foot.`,
  sheet_bent: msg`The sheet wasn’t quite flat.`,
  line_bridged: msg`The line has gaps, which we closed.`,
  line_doubled: msg`Part of the line is doubled.`,
  pen_entered: msg`We’re not sure how thick the pen is.`,
  sitting: msg`You were sitting. A foot is longer and wider when you stand on it.`,
}
