import type { Language } from '#domain/settings.ts'

/**
 * 40 photos of bare feet on A4 by ordinary people, with corners, heel and toe labelled by hand (docs/accuracy.md; the
 * labels have a standard deviation of 2.5 to 10 mm in length). `withinMm` is the largest error of the measured lengths.
 */
const realPhotos = {
  tried: 40,
  answered: 4,
  withinMm: 4,
  rightReason: 29,
  byHand: { readable: 12, answered: 10, withinMm: 4 },
} as const

const { tried, answered, withinMm, rightReason, byHand } = realPhotos
const rejected = tried - answered

type MeasuredTestPhoto = {
  /** The full text, shown on /get-foot-scan; everything else links there. */
  readonly inFull: readonly string[]
  readonly summary: string
}

/** What measuring by photo was tested on, and the results. Update it after every new measurement. */
export const photoTests: Record<Language, MeasuredTestPhoto> = {
  en: {
    inFull: [
      'So far, measuring by photo has been tested on computer-generated photos, whose true numbers are known.',
      `In November 2026 we also tried it on ${tried} real photos taken by ordinary people. Our software gives a length only where the photo shows the whole sheet from nearly straight above, and where the heel ends. It gave a length for ${answered}, each within ${withinMm} mm of what we measured by hand in the photo. It refused the other ${rejected}, with the right reason for ${rightReason}.`,
      `In only ${byHand.readable} of these photos can a person see everything that is needed. When we marked corners, heel and toes by hand, our software measured ${byHand.answered} of the ${byHand.readable}, each within ${byHand.withinMm} mm.`,
      'We used these photos while we built it, so this isn’t independent proof. Please check the length from a photo with a ruler.',
      'We haven’t compared any way of measuring with callipers on real feet yet.',
    ],
    summary:
      'So far we’ve tested measuring by photo on computer-generated photos and a few dozen real ones, and it refused most of the real ones.',
  },
  ja: {
    inFull: [
      '写真による計測は、これまで、正しい寸法がわかっているCGの画像で試してきました。',
      `2026年11月には、一般の方が撮った実際の写真${tried}枚でも試しました。足長をお伝えするのは、紙全体がほぼ真上から写っていて、かかとの後ろの端がどこかもわかるときだけです。お伝えできたのは${answered}枚で、いずれも、写真から手で読み取った長さとの差は${withinMm} mm以内でした。残りの${rejected}枚は計測できませんでした。そのうち${rightReason}枚では、計測できない理由を正しく表示できました。`,
      `${byHand.readable}枚は、人が注意深く見れば寸法を読み取れる写真でした。紙の四隅とかかと、つま先の位置を手で指定すると、そのうち${byHand.answered}枚を計測でき、差はいずれも${byHand.withinMm} mm以内でした。`,
      'これらの写真は開発にも使っていたため、正確さの十分な裏付けにはなりません。写真で測った足長は、定規でもお確かめください。',
      'どの測り方についても、実際の足をノギスで測った値との比較は、まだ行っていません。',
    ],
    summary:
      '写真による計測は、これまで、CGの画像と数十枚の実際の写真で試してきました。実際の写真の多くでは、足を計測できませんでした。紙の一部が写っていない、斜めから写っている、かかとの後ろの端がわからない、などが理由です。',
  },
}
