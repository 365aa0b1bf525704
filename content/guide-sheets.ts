import type { Language } from '#domain/settings.ts'

/** What stands on a sheet to print. No paper is so small that more would fit. */
export type GuideSheetWords = {
  readonly title: string
  /** What the two outlines are for. */
  readonly places: readonly string[]
  /** Beside the line that has to be so long. */
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
