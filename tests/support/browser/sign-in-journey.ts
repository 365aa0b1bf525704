import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './console.ts'
import { purgeMails } from './purge-mails.ts'

export const newAddress = () => `mika-${randomUUID()}@example.com`
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The requests that reject a wrong code. */
export const refused = /\/api\/user\/sign-in\//
export const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The labels of the sign-in forms. */
export const words = {
  en: {
    email: 'E-mail address',
    given: 'Given name',
    family: 'Family name',
    adult: 'I’m 18 or over.',
    send: 'Send me a code',
    code: 'Code from the e-mail',
    account: 'Your account',
  },
  ja: {
    email: 'メールアドレス',
    given: '名',
    family: '姓',
    adult: '18歳以上です。',
    send: '確認コードを送信する',
    code: 'メールに記載の確認コード',
  },
} as const
type Words = (typeof words)['en' | 'ja']

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Requests a code for an address. */
export async function requestSignInCode(
  page: Page,
  email: string,
  { email: label, send }: Pick<Words, 'email' | 'send'> = words.en,
) {
  await purgeMails(email)
  await field(page, label).fill(email)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText(email)).toBeVisible()
}

export async function isCustomer(page: Page): Promise<boolean> {
  const stored = (await page.context().cookies()).map(({ name }) => name)
  return stored.includes('token') && stored.includes('refresh-token')
}
