import { retention } from '#domain/limit-settings.ts'
import { type Language, settings } from '#domain/settings.ts'

export type StoredValue = {
  /** A star matches any suffix. */
  readonly name: string
  readonly kind: 'cookie' | 'local' | 'session'
  /** In seconds, or until the customer deletes it or closes the tab. */
  readonly life: number | 'deleted' | 'tab'
  readonly why: Record<Language, string>
}

const { cookies, brand } = settings
const { names } = cookies

/** Everything that the shop stores in a browser; `stored-values.test.ts` compares it with the code. */
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
      en: 'Remembers your country, for price, law and address format: the one you chose or confirmed, or the United Kingdom if you seem to be there.',
      ja: 'お選びの国を記憶し、価格、法律、住所の形式を合わせます。イギリスからのご利用と思われる場合は、お選びになる前から記憶します。',
    },
  },
  {
    name: names.language,
    kind: 'cookie',
    life: cookies.languageSeconds,
    why: {
      en: 'Remembers your language: the one you chose, or the one your browser or the address asked for.',
      ja: '表示する言語を記憶します。お選びの言語のほか、ブラウザの設定やアドレスから判断した言語も記憶します。',
    },
  },
  {
    name: names.hidePaymentModal,
    kind: 'cookie',
    life: cookies.hidePaymentSeconds,
    why: {
      en: 'Hides the payment reminder after you choose to continue shopping, for the order whose number it contains.',
      ja: '「買い物を続ける」を選ばれたあと、お支払いのお知らせを表示しません。対象のご注文の番号を含みます。',
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
      en: 'The language again, in case your browser blocks cookies.',
      ja: 'クッキーを保存しないブラウザのために、言語を別の場所にも記憶します。',
    },
  },
  {
    name: `${brand.storagePrefix}-guest`,
    kind: 'local',
    life: 'deleted',
    why: {
      en: 'Recognises you without an account, and keeps what you have begun.',
      ja: 'アカウントなしでも、お選びの内容などを次のご利用まで残しておけます。',
    },
  },
  {
    name: `${brand.storagePrefix}-draft-*`,
    kind: 'local',
    life: 'deleted',
    why: {
      en: 'What you have begun, such as the shoe you are choosing. While you sign in or change your e-mail, it contains your e-mail address and your name; while you order, your address and telephone number too; while you change a pair of an order, the key that shows you that order.',
      ja: '選びかけの靴など、途中の内容を保ちます。ログインやメールアドレスの変更の途中では、メールアドレスとお名前も、ご注文の途中では、ご住所とお電話番号も、ご注文の変更の途中では、そのご注文を表示するための鍵も含みます。',
    },
  },
  {
    name: `${brand.storagePrefix}-order`,
    kind: 'local',
    life: 'deleted',
    why: {
      en: 'The number of the order you placed last, and the key that shows it to you without an account.',
      ja: '最後のご注文の番号と、アカウントなしでそのご注文を表示するための鍵です。',
    },
  },
  {
    name: `${brand.storagePrefix}-handoff-device`,
    kind: 'local',
    life: 'deleted',
    why: {
      en: 'On a phone that measures for another device: lets you close the page and continue with the same link.',
      ja: '別の端末のために計測しているスマートフォンで、ページを閉じても、同じリンクから続けられるようにします。',
    },
  },
  {
    name: `${brand.storagePrefix}-idempotency-keys`,
    kind: 'local',
    life: retention.answerHours * 3_600,
    why: {
      en: 'Remembers what you sent if the connection failed, so that we do not do it twice.',
      ja: '応答が届く前に途切れた送信を記録します。同じ操作が二重に行われるのを防ぎます。',
    },
  },
  {
    name: `${brand.storagePrefix}-paying`,
    kind: 'session',
    life: 'tab',
    why: {
      en: 'If you pay by the link in an e-mail: the number of the order, and the key that shows it to you when you come back.',
      ja: 'メールのリンクからお支払いになるとき、ご注文の番号と、お戻りになったときにそのご注文を表示するための鍵です。',
    },
  },
  {
    name: `${brand.storagePrefix}-clock`,
    kind: 'session',
    life: 'tab',
    why: {
      en: 'How far the clock of this device is from ours, so that times left are shown correctly.',
      ja: '端末の時計とのずれを記憶し、残り時間を正しく示します。',
    },
  },
  {
    name: `${brand.storagePrefix}-reload *`,
    kind: 'session',
    life: 'tab',
    why: {
      en: 'Keeps a page from reloading itself again and again.',
      ja: 'ページが何度も続けて再読み込みされるのを防ぎます。',
    },
  },
  {
    // Written by the router, not by us; `tests/e2e/stored-values.spec.ts` looks for its name in a browser.
    name: 'tsr-scroll-restoration-v1_3',
    kind: 'session',
    life: 'tab',
    why: {
      en: 'Remembers how far down you had scrolled, for when you go back.',
      ja: '前のページに戻ったときのために、どこまで読んだかを記憶します。',
    },
  },
]
