import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { type CommittedTracing, committedTracing } from '../builders/foot-tracings/committed-set.ts'
import { test as base, isAlive, openAlive, expect as soonExpect } from './console.ts'
import { knownVisitor } from './known-visitor.ts'
import { type Bodies, watchBodies } from './watch-bodies.ts'

/** Measuring a photo and making a pair take longer than a page change, on a processor that other tests share. */
export const expect = soonExpect.configure({ timeout: 60_000 })

type Fixtures = {
  /** The request bodies that leave the devices of the test. */
  bodies: Bodies
  /** Opens another device, with an address of its own in the same network. */
  openDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

/** A test of a person who is measured: no picture may leave any of its devices. */
export const test = base.extend<Fixtures>({
  bodies: [
    async ({ context }, use) => {
      const bodies = watchBodies()
      bodies.watch(context)
      await use(bodies)
      expect(await bodies.found(), 'pictures that were sent').toEqual([])
    },
    { auto: true },
  ],
  openDevice: async ({ browser, baseURL, extraHTTPHeaders, bodies }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...options, extraHTTPHeaders: extraHTTPHeaders ?? {} })
      opened.push(context)
      await context.addCookies(knownVisitor(baseURL ?? ''))
      bodies.watch(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

/** The labels of the measuring steps. */
export const words = {
  en: {
    base: '',
    yourName: 'What shall we call you?',
    goOn: 'Continue',
    noSize: 'Continue without a size',
    trace: /^Draw around your feet/,
    byHand: /^By hand/,
    otherPhone: /^With another phone/,
    seeDrawing: 'See how to draw',
    leftNow: 'Measure the left foot',
    leftPhoto: 'Your left foot',
    rightPhoto: 'Your right foot',
    leftMeasured: 'Left foot, measured',
    rightMeasured: 'Right foot, measured',
    accept: 'Use this measurement',
    correct: 'Correct it by hand',
    otherMethods: 'Measure in another way',
    connect: 'Connect a phone',
    showCode: 'Show the code',
    link: 'Link for your phone',
    isConnected: 'Your phone is connected',
    isSent: 'Sent',
    isSaved: 'Both feet are measured and kept.',
    progress: 'Progress of both feet',
    accepted: /accepted/,
  },
  ja: {
    base: '/ja',
    yourName: 'お名前（呼び名）',
    goOn: '進む',
    noSize: 'サイズを入力せずに進む',
    trace: /^足の輪郭をなぞって測る/,
    byHand: /^定規で測る/,
    otherPhone: /^別のスマートフォンで測る/,
    seeDrawing: 'なぞり方を見る',
    leftNow: '左足を測る',
    leftPhoto: '左足の写真',
    rightPhoto: '右足の写真',
    leftMeasured: '左足の寸法',
    rightMeasured: '右足の寸法',
    accept: 'この寸法を使う',
    correct: '手で直す',
    otherMethods: '別の方法で測る',
    connect: 'スマートフォンをつなぐ',
    showCode: 'コードを表示する',
    link: 'スマートフォンで開くリンク',
    isConnected: 'スマートフォンとつながりました',
    isSent: '送信しました',
    isSaved: '両足の計測が終わり、スキャンを保存しました。',
    progress: '両足の進み具合',
    accepted: /確定済み/,
  },
} as const

export type ScanWords = (typeof words)[keyof typeof words]

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** Sets files on the input for photos, as a person who chooses them does. */
export const giveFiles = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('main input[type=file]:not([capture])').setInputFiles(files)
export const giveTracing = (page: Page, name: CommittedTracing) => giveFiles(page, committedTracing(name).jpegPath)

/** Goes from the first step to the photo of the left foot, by the labels of a language. */
export async function comeToPhoto(page: Page, say: ScanWords, name: string): Promise<void> {
  await chooseMethod(page, say, name, say.trace)
  await press(page, say.seeDrawing)
  await press(page, say.leftNow)
  await expect(title(page, say.leftPhoto)).toBeFocused()
}

/** Enters the name, skips the size and chooses a method. */
export async function chooseMethod(page: Page, say: ScanWords, name: string, method: RegExp): Promise<void> {
  await openAlive(page, `${say.base}/tabi-gen-01/scan`)
  await page.getByRole('textbox', { name: say.yourName }).fill(name)
  await press(page, say.goOn)
  await press(page, say.noSize)
  await page.getByRole('radio', { name: method }).check()
}

/** Has this device show a code for another device; returns its link. */
export async function comeToCode(page: Page, say: ScanWords, name: string): Promise<string> {
  await chooseMethod(page, say, name, say.otherPhone)
  await press(page, say.connect)
  await press(page, say.showCode)
  return page.getByRole('textbox', { name: say.link }).inputValue()
}

export { isAlive, openAlive }
