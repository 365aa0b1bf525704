import type { FigureName } from '#domain/foot/foot-figures.ts'
import type { Language } from '#domain/settings.ts'

type MeasuredNames = FigureName | 'toeForm' | 'outline'
type Names = Readonly<Partial<Record<MeasuredNames, Readonly<Record<Language, string>>>>>

/**
 * The measurements read from a photo of a foot; tests/accuracy/photos/said-figures.test.ts compares them with a photo.
 */
export const measuredByPhoto: Names = {
  lengthMm: { en: 'Length', ja: '足長' },
  ballWidthMm: { en: 'Ball width', ja: '足幅' },
  footBreadthMm: { en: 'Forefoot width', ja: '前足部の幅' },
  heelToBallMm: { en: 'Heel to ball', ja: 'かかとから指の付け根まで' },
  bigToeAngleDeg: { en: 'Angle of the big toe', ja: '親指の角度' },
  toeForm: { en: 'Shape of the toes', ja: '指の形' },
  outline: { en: 'Outline', ja: '足の輪郭' },
}

const toeGap = { en: 'Gap beside the big toe', ja: '親指の分かれ目の位置' }

/** The measurements estimated from these: domain/foot/estimate-missing.ts. */
export const estimatedByPhoto: Names = {
  heelWidthMm: { en: 'Heel width', ja: 'かかとの幅' },
  ballGirthMm: { en: 'Ball girth', ja: '足囲' },
  instepHeightMm: { en: 'Instep height', ja: '甲の高さ' },
  archHeightMm: { en: 'Arch height', ja: '土踏まずの高さ' },
  toeGapAlongMm: toeGap,
  toeGapAcrossMm: toeGap,
}

/** The names as readers see them: two measurements may share one name. */
export function namesIn(language: Language, figures: Names): readonly string[] {
  return [...new Set(Object.values(figures).map((names) => names[language]))]
}
