import type { Language } from '#domain/settings.ts'

/** The texts of a printable sheet. The smallest paper has no space for more. */
export type GuideSheetWords = {
  readonly title: string
  /** The purpose of the two outlines. */
  readonly places: readonly string[]
  /** The text next to the line of this length. */
  check(mm: number): readonly string[]
}

export const guideSheetWords: Record<Language, GuideSheetWords> = {
  en: {
    title: 'Draw around your foot',
    places: ['Foot in the large frame,', 'pen in the small one.'],
    check: (mm) => [
      'Measure this line',
      `with a ruler: ${mm} mm.`,
      'If it’s shorter or longer,',
      'print again at actual size.',
    ],
  },
  ja: {
    title: '足の輪郭をなぞる紙',
    places: ['大きい枠に足を、', '小さい枠にペンを置きます。'],
    check: (mm) => [
      'この線を定規で',
      `測ってください：${mm} mm`,
      '長さが違うときは、',
      '「実際のサイズ」で',
      '印刷した紙をお使いください。',
    ],
  },
}
