import { type PageName, pages } from '#domain/navigation/pages.ts'
import { expect, isAlive, test } from '../support/console.ts'
import { goodLinks } from '../support/good-link.ts'
import { watchShifts } from '../support/watch-shifts.ts'

/** What stands at the head of every page, in both languages. */
const headings: Record<PageName, readonly [en: string, ja: string]> = {
  about: ['How it is made', '靴のできるまで'],
  'auth-token': ['Sign in with a link', 'リンクでログイン'],
  'auth-error': ['This link no longer works', 'このリンクは使えません'],
  auth: ['Sign in', 'ログイン'],
  calendly: ['Choose a time', '日時を選ぶ'],
  'cart-checkout': ['Checkout', 'ご注文手続き'],
  'cart-confirmation': ['After your order', 'ご注文のあと'],
  cart: ['Cart', 'カート'],
  'cart-instagram-subscription': ['News about the edition', '限定版のお知らせ'],
  faq: ['Questions and answers', 'よくある質問'],
  'get-foot-scan': ['Measure your feet', '足を測る'],
  index: ['Shoes that begin with your feet', 'あなたの足からはじまる靴'],
  'localization-test': ['Localization Test', '多言語表示テスト'],
  'not-found': ['Page Not Found', 'ページが見つかりません'],
  'order-exists': ['A pair of yours is on its way', 'お届け前の靴があります'],
  'profile-details': ['Your details', '登録情報'],
  'profile-health_mode': ['Health mode', 'ヘルスモード'],
  profile: ['Your account', 'アカウント'],
  'profile-mobile_scan': ['Your scans', 'スキャンの記録'],
  'profile-order': ['Your orders', 'ご注文'],
  'profile-products': ['Your pairs', 'お持ちの靴'],
  'reserve-already-reserved': ['You already have a seat', 'すでにご予約があります'],
  'reserve-confirmation': ['Your visit', 'ご来店について'],
  reserve: ['Visit a store', '店舗で測る'],
  'reserve-instagram-subscription': ['News about new seats', '予約枠のお知らせ'],
  shapediver: ['From all sides', 'あらゆる角度から'],
  shop_tabbi: ['Tabi Gen 01', 'Tabi Gen 01'],
  'shop_tabbi-tabbi_setting': ['Choose colour and upper', '色とアッパーを選ぶ'],
  signup: ['Open an account', 'アカウントをつくる'],
  'tabi-gen-01-fit': ['Fit', 'フィット'],
  'tabi-gen-01-scan': ['Your feet', '足の計測'],
  'tabi-gen-01-style': ['Style', 'スタイル'],
  'tabi-gen-01-summary': ['Summary', 'まとめ'],
  'terms-and-conditions': ['Terms and privacy', '利用規約とプライバシー'],
}

const languages = [
  { language: 'en', prefix: '', index: 0 },
  { language: 'ja', prefix: '/ja', index: 1 },
] as const

for (const row of pages) {
  for (const { language, prefix, index } of languages) {
    test(`${row.path} stands in its layout, in ${language}`, async ({ page, mayFail }) => {
      const status = row.name === 'not-found' ? 404 : 200
      if (status === 404) mayFail(/\/not-found$/)
      const path: string = row.path.replace('{token}', 'a1b2c3')
      await goodLinks(page)
      const answer = await page.goto(prefix + (path === '/' && prefix ? '' : path))
      await isAlive(page)
      expect(answer?.status()).toBe(status)

      // Nobody is signed in: the five rooms of the account lead to signing in, and remember where from.
      const closed = 'guard' in row && row.guard === 'auth'
      const shown = closed ? 'auth' : row.name
      const heading = page.getByRole('heading', { level: 1, name: headings[shown][index], exact: true })
      await expect(heading).toBeVisible()
      await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', closed ? 'auth' : row.layout)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('data-status', String(status))
      const exact = row.name === 'localization-test'
      await expect(page).toHaveTitle(exact ? headings[shown][index] : `${headings[shown][index]} · Hadashi`)
      if (closed) {
        await expect(page).toHaveURL((url) => url.pathname === `${prefix}/auth`)
        await expect(page).toHaveURL((url) => url.searchParams.get('wanted') === path)
        await expect(page.locator('[data-wanted]')).toContainText(headings[row.name][index])
      }
    })
  }
}

for (const path of [
  '/nowhere',
  '/ja/nowhere',
  '/fr/about',
  '/auth/a/b',
  '/About',
  '/tabi-gen-01',
  '/profile/order/7',
]) {
  test(`${path} is not found, and the server says the same as the page`, async ({ page, mayFail }) => {
    mayFail(new RegExp(`${path}$`))
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    const ja = path.startsWith('/ja/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ja ? 'ページが見つかりません' : 'Page Not Found')
    await expect(page.getByText(ja ? 'ページが見つかりません：/nowhere' : `Page not found: ${path}`)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-status', '404')
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'not-found')
  })
}

test('a path is shown as text, never run, and a long one stays inside the page', async ({ page, mayFail }) => {
  mayFail(/./)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/<img src=x onerror=alert(1)>')
  await expect(page.getByText('Page not found: /<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  const shifts = await watchShifts(page)
  await page.goto(`/${'verylong'.repeat(60)}`)
  await isAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await shifts()).toBe(0)
})
