import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FigureName, Method, ToeForm } from '#domain/foot/foot-figures.ts'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { PhotoWarning } from '#domain/foot/photo/question/photo-question.ts'
import type { MeasureStage } from '#machines/foot-photo/foot-photo.types.ts'

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>

export const figureWords: Words<FigureName> = {
  lengthMm: msg`Length`,
  ballWidthMm: msg`Ball width`,
  footBreadthMm: msg`Forefoot width`,
  heelWidthMm: msg`Heel width`,
  ballGirthMm: msg`Ball girth`,
  instepHeightMm: msg`Instep height`,
  archHeightMm: msg`Arch height`,
  heelToBallMm: msg`Heel to ball`,
  bigToeAngleDeg: msg`Angle of the big toe`,
  toeGapAlongMm: msg`Split beside the big toe, from the heel`,
  toeGapAcrossMm: msg`Split beside the big toe, from the centre line`,
}

export const methodWords: Words<Method> = {
  measured: msg`measured`,
  estimated: msg`estimated`,
  typed: msg`typed`,
}

export const toeFormWords: Words<ToeForm> = {
  egyptian: msg`Egyptian: the big toe is the longest`,
  greek: msg`Greek: the second toe is the longest`,
  roman: msg`Roman: three toes are about the same length`,
  square: msg`Square: the toes are all about the same length`,
}

export const paperWords: Words<PaperName> = {
  a4: msg`A4`,
  letter: msg`US Letter`,
  a3: msg`A3, or two sheets of A4`,
  tabloid: msg`Tabloid, or two sheets of Letter`,
}

export const warningWords: Words<PhotoWarning> = {
  heel_assumed: msg`The leg hides the heel, so we assumed that it touches the wall. If it doesn’t, the length comes out too long. Check it with a ruler.`,
  tilted: msg`The phone was tilted a little.`,
  edge_hidden: msg`An edge of the sheet was hidden.`,
  focal_unknown: msg`The photo doesn’t say which lens it was taken with, so the tolerance is wider.`,
  toes_near_edge: msg`The toes almost reach the end of the sheet.`,
  paper_unsure: msg`The end of the sheet at the heel was hidden. Make sure that the sheet is the one you chose.`,
  small_for_paper: msg`This would be a very small foot. If the sheet was A3, or two sheets of A4, choose that paper and measure again.`,
  other_side: msg`This looks like the other foot.`,
}

export const stageWords: Words<MeasureStage> = {
  reading: msg`Reading the photo`,
  looking: msg`Looking at the photo`,
  paper: msg`Finding the sheet`,
  pose: msg`Working out how the phone was held`,
  foot: msg`Finding the foot`,
  figures: msg`Measuring`,
}
