import { pretendShop } from '../fakes/pretend-shop.ts'
import { field, fill, press, tick } from './fill-and-press.ts'
import { tokenFor } from './known-browser.ts'
import { openScreen } from './open-screen.tsx'

export const words = {
  en: {
    base: '',
    email: 'E-mail address',
    given: 'Given name',
    family: 'Family name',
    adult: 'I’m 18 or over.',
    send: 'Send me a code',
    code: 'Code from the e-mail',
    signIn: 'Sign in',
    account: 'Your account',
    open: 'Create an account',
    again: 'Send a new code',
    details: 'Your details',
    left: ['4 more times', '3 more times', '2 more times', 'one more time'],
    burnt: 'too many wrong codes',
    another: 'We’ve sent another code',
    endings: {
      used: 'already been used',
      replaced: 'newer e-mail',
      expired: 'This link has expired',
      unknown: 'Part of the link may have been cut off',
    },
  },
  ja: {
    base: '/ja',
    email: 'メールアドレス',
    given: '名',
    family: '姓',
    adult: '18歳以上です。',
    send: '確認コードを送信する',
    code: 'メールに記載の確認コード',
    signIn: 'ログイン',
    account: 'アカウント',
    open: 'アカウントを作成する',
    again: '新しい確認コードを送信する',
    details: '登録情報',
    left: ['あと4回', 'あと3回', 'あと2回', 'あと1回'],
    burnt: '回数の上限に達しました',
    another: '新しい確認コードをお送りしました',
    endings: {
      used: 'すでに使われています',
      replaced: '新しいメールをお送りしています',
      expired: 'このリンクは期限が切れています',
      unknown: '当店のものではないようです',
    },
  },
} as const
type Words = (typeof words)[keyof typeof words]
export const languages = Object.entries(words) as [keyof typeof words, Words][]

export const email = 'mika@example.com'
export const signInPath = '/user/sign-in/requestCode'
export const code = '/user/sign-in/code'
export const look = '/user/sign-in/status'
export const link = '/user/sign-in/link'
export const open = '/user/sign-up/open'
export const isNew = { kind: 'new', sign_up_token: 'secret' }
export const nothing = { orders: 0, consents: 0, list_entries: 0, people: 0 }
export const token = tokenFor('mika')
export const isIn = (merged = nothing) => ({ kind: 'signed_in', token, refresh_token: 'refresh-mika', merged })

export function openFakeShop(answers: Readonly<Record<string, object>> = {}) {
  return pretendShop({
    [signInPath]: { verification_id: 'p1', resend_seconds: 30, expires_seconds: 600 },
    [code]: isIn(),
    [look]: { email: 'm•••@example.com' },
    [link]: isIn(),
    [open]: isIn(),
    ...answers,
  })
}

export async function visit(address: string, shop = openFakeShop(), more: Parameters<typeof openScreen>[1] = {}) {
  return openScreen(address, { hasSession: true, answers: shop.answers, ...more })
}

export async function requestSignInCode(say: Words = words.en, to = email): Promise<void> {
  await fill(say.email, to)
  await press(say.send)
  await field(say.code)
}

export async function submitSignUpDetails(say: Words = words.en): Promise<void> {
  await fill(say.given, 'Mika')
  await fill(say.family, 'Mori')
  await tick(say.adult)
}
