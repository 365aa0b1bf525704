import { type Language, settings } from '#domain/settings.ts'

export type StoredValue = {
  /** A star stands for any ending. */
  readonly name: string
  readonly kind: 'cookie' | 'local' | 'session'
  /** Seconds, or until the customer or the tab ends it. */
  readonly life: number | 'deleted' | 'tab'
  readonly why: Record<Language, string>
}

const { cookies, brand } = settings
const { names } = cookies

/** Everything that the shop keeps in a browser; `stored-values.test.ts` compares it with the code. */
export const storedValues: readonly StoredValue[] = [
  {
    name: names.token,
    kind: 'cookie',
    life: cookies.tokenSeconds,
    why: { en: 'Keeps you signed in from page to page.', ja: 'ページを移っても、ログインした状態を保ちます。' },
  },
  {
    name: names.refreshToken,
    kind: 'cookie',
    life: cookies.refreshTokenSeconds,
    why: {
      en: 'Renews your sign-in, so that you need no new code every hour.',
      ja: 'ログインを更新します。1時間ごとにコードを入力する必要がなくなります。',
    },
  },
  {
    name: '__Host-bind',
    kind: 'cookie',
    life: cookies.refreshTokenSeconds,
    why: {
      en: 'Ties your sign-in to this browser. Scripts cannot read it.',
      ja: 'ログインをこのブラウザに結びつけます。スクリプトからは読めません。',
    },
  },
  {
    name: names.country,
    kind: 'cookie',
    life: cookies.countrySeconds,
    why: {
      en: 'Remembers your country, for price, law and form of address.',
      ja: '価格、法律、住所の書き方を合わせるために、お住まいの国を記憶します。',
    },
  },
  {
    name: names.language,
    kind: 'cookie',
    life: cookies.languageSeconds,
    why: { en: 'Remembers the language you chose.', ja: 'お選びの言語を記憶します。' },
  },
  {
    name: names.hidePaymentModal,
    kind: 'cookie',
    life: cookies.hidePaymentSeconds,
    why: {
      en: 'Holds back the payment reminder after you chose to continue shopping.',
      ja: '「買い物を続ける」のあと、お支払いのお知らせを控えます。',
    },
  },
  {
    name: names.consent,
    kind: 'cookie',
    life: cookies.consentDays * 86_400,
    why: { en: 'Remembers what you accepted or rejected.', ja: '同意または拒否された内容を記憶します。' },
  },
  {
    name: `${brand.storagePrefix}-language`,
    kind: 'local',
    life: 'deleted',
    why: {
      en: 'The language once more, for browsers that keep no cookies.',
      ja: 'クッキーを保存しないブラウザのために、言語を別の場所にも記憶します。',
    },
  },
  {
    name: `${brand.storagePrefix}-guest`,
    kind: 'local',
    life: 'deleted',
    why: {
      en: 'Lets you keep cart, choices and reservation without an account.',
      ja: 'アカウントなしでも、カート、お選びの内容、ご予約を残しておけます。',
    },
  },
  {
    name: `${brand.storagePrefix}-draft-*`,
    kind: 'local',
    life: 'deleted',
    why: {
      en: 'What you have begun: the shoe you are choosing, forms not yet sent.',
      ja: '選びかけの靴や、送信前のフォームなど、途中の内容を保ちます。',
    },
  },
  {
    name: `${brand.storagePrefix}-deeds`,
    kind: 'local',
    life: 86_400,
    why: {
      en: 'A mark of what you sent when no answer came, so that it is not done twice.',
      ja: '返事が届かなかった送信の目印です。同じことが二重に行われるのを防ぎます。',
    },
  },
  {
    name: `${brand.storagePrefix}-clock`,
    kind: 'session',
    life: 'tab',
    why: {
      en: 'How far the clock of this device is from ours, so that countdowns are right.',
      ja: '端末の時計とのずれを記憶し、残り時間を正しく示します。',
    },
  },
  {
    name: `${brand.storagePrefix}-reload *`,
    kind: 'session',
    life: 'tab',
    why: {
      en: 'Keeps a page from loading itself anew twice in a row.',
      ja: 'ページが続けて何度も読み込み直されるのを防ぎます。',
    },
  },
  {
    // Written by the router, not by us; `tests/e2e/stored-values.spec.ts` looks into a browser for its name.
    name: 'tsr-scroll-restoration-v1_3',
    kind: 'session',
    life: 'tab',
    why: {
      en: 'Remembers how far down you had read, for when you go back.',
      ja: '前のページに戻ったときのために、どこまで読んだかを記憶します。',
    },
  },
]
