import type { Language } from '#domain/settings.ts'

/**
 * 37 distinct photos of a bare foot on A4 by ordinary people, with corners, heel and toe labelled by hand (1 sigma 1.4 to 4 mm).
 * The lengths that were answered were off by these millimetres, the tolerance beside them was 1 to 2 mm.
 */
const realPhotos = { tried: 37, answered: 7, tooLongMm: [7, 61] } as const

const { tried, answered, tooLongMm } = realPhotos
const [least, most] = tooLongMm
const refused = tried - answered

type Told = {
  /** The whole of it: it stands on /get-foot-scan, and everything else leads there. */
  readonly inFull: readonly string[]
  readonly inShort: string
}

/** What measuring by photo was tested on, and what came out. Whoever measures again changes it here. */
export const photoTests: Record<Language, Told> = {
  en: {
    inFull: [
      'So far, measuring by photo has been tested on computer-generated photos, whose true numbers are known.',
      `In November 2026 we also tried it on ${tried} real photos taken by ordinary people. It gave an answer for ${answered}. All ${answered} feet came out too long, by ${least} to ${most}\u00a0mm: far more than the tolerance it showed, because the heel wasn’t at the edge of the paper. It refused the other ${refused}, often with the wrong reason.`,
      'We’re working on this. Until we can report better results, please check the length from a photo with a ruler.',
      'We haven’t compared any way of measuring with a caliper on real feet yet.',
    ],
    inShort:
      'So far, measuring by photo has been tested on computer-generated photos. We also tried it on a few dozen real ones: most were refused, and every foot it measured came out too long.',
  },
  ja: {
    inFull: [
      '写真による計測は、これまで、正しい寸法がわかっているCGの画像で試してきました。',
      `2026年11月には、一般の方が撮った実際の写真${tried}枚でも試しました。計測できたのは${answered}枚で、${answered}枚とも足長が実際より${least}から${most}\u00a0mm長く出ました。表示した誤差の範囲を大きく超えています。かかとが紙の端に付いていなかったためです。残りの${refused}枚は計測できず、その多くで、表示した理由も誤っていました。`,
      '現在、測り方を見直しています。よりよい結果をお伝えできるまでは、写真で測った足長を定規でもお確かめください。',
      'どの測り方についても、実際の足をノギスで測った値との比較は、まだ行っていません。',
    ],
    inShort:
      '写真による計測は、これまで主にCGの画像で試してきました。実際の写真でも数十枚で試しましたが、ほとんどは計測できず、計測できた足はすべて実際より長く出ました。',
  },
}
