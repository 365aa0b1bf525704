import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/console.ts'

const latest = /\/builds\/latest\.json\?\d+$/
const newer = { id: 'ffffffffffff', timestamp: 1 }

/** The shop says of itself that it serves another build; how often it was asked. */
async function sayNewest(context: BrowserContext, answer: unknown = newer): Promise<() => number> {
  let asked = 0
  await context.route(latest, (route) => {
    asked += 1
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
    return route.fulfill({ contentType: 'application/json', body })
  })
  return () => asked
}

/** How many documents this tab loaded. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** From before the page is opened, time passes only as the test says. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

/** The late part is there once its place for messages is; it watches from then on. Where no time passes a touch starts it. */
async function isWatched(page: Page): Promise<void> {
  const touched = async () => {
    await page.keyboard.press('Shift')
    return page.locator('html').getAttribute('data-alive')
  }
  await expect.poll(touched).toBe('')
  await expect(page.getByRole('region', { name: /^(Messages|お知らせ)$/ })).toBeAttached()
}

/** What a browser says when a tab is left or taken up again. */
async function turnTo(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

/** The tab is taken up again, and hears what the shop says. */
async function comeBack(page: Page): Promise<void> {
  const heard = page.waitForResponse(latest)
  await turnTo(page, 'visible')
  await (await heard).finished()
  // What is asked for later is answered later: by then the page has read what it heard.
  await page.evaluate(() => fetch('/about').then((answer) => answer.text()))
}

test('it asks every five minutes and when a tab is taken up again, and of the same build nothing comes', async ({
  page,
  context,
}) => {
  await holdClock(page)
  await page.goto('/about')
  await isWatched(page)
  const build = await page.request.get('/builds/latest.json').then((answer) => answer.json())
  const asked = await sayNewest(context, build)
  const documents = countDocuments(page)
  await page.clock.runFor(299_000)
  expect(asked()).toBe(0)
  const polled = page.waitForResponse(latest)
  await page.clock.runFor(2_000)
  expect(new URL((await polled).url()).search).toMatch(/^\?\d{13}$/)
  await comeBack(page)
  expect(asked()).toBe(2)
  await page.clock.runFor(60_000)
  expect(documents()).toBe(0)
})

test('a newer build loads the open page anew once, when nothing was touched for half a minute', async ({
  page,
  context,
}) => {
  await holdClock(page)
  const asked = await sayNewest(context)
  await page.goto('/about')
  await isWatched(page)
  const documents = countDocuments(page)
  await comeBack(page)
  await page.clock.runFor(20_000)
  await page.mouse.move(200, 200)
  await page.clock.runFor(20_000)
  expect(documents()).toBe(0)
  const loaded = page.waitForEvent('load')
  await page.clock.runFor(11_000)
  await loaded
  await isWatched(page)
  // The shop still says so, as one of two servers may: this tab has done what it could.
  for (const _time of [1, 2]) {
    await comeBack(page)
    await page.clock.runFor(120_000)
  }
  expect([documents(), asked()]).toEqual([1, 3])
})

test('a tab that nobody sees is loaded anew at once', async ({ page, context }) => {
  await sayNewest(context)
  await page.goto('/about')
  await isWatched(page)
  await comeBack(page)
  const loaded = page.waitForEvent('load')
  await turnTo(page, 'hidden')
  await loaded
})

test('what is being typed stays, and the next page comes with the newer build', async ({ page, context }) => {
  await holdClock(page)
  await sayNewest(context)
  await page.goto('/faq')
  await isWatched(page)
  const documents = countDocuments(page)
  const search = page.getByRole('searchbox')
  await search.fill('wash')
  await comeBack(page)
  await page.clock.runFor(120_000)
  await turnTo(page, 'hidden')
  await page.clock.runFor(120_000)
  await turnTo(page, 'visible')
  // A search that is written into the address is no other page, and neither is the other language.
  await search.pressSequentially('able')
  await expect(search).toHaveValue('washable')
  await page.clock.runFor(60_000)
  expect(documents()).toBe(0)
  await footerLink(page, 'How it is made').click()
  await expect(heading(page)).toHaveText('How it is made')
  await isWatched(page)
  expect(documents()).toBe(1)
  await footerLink(page, 'Questions and answers').click()
  await expect(heading(page)).toHaveText('Questions and answers')
  expect(documents()).toBe(1)
})

test('a choice in a form holds the page as text does, and one that is taken back holds nothing', async ({
  page,
  context,
}) => {
  await holdClock(page)
  await sayNewest(context)
  await page.goto('/about')
  await isWatched(page)
  const documents = countDocuments(page)
  await page.evaluate(() => {
    const form = document.querySelector('main')?.appendChild(document.createElement('form'))
    const box = form?.appendChild(document.createElement('input'))
    if (box) Object.assign(box, { type: 'checkbox', id: 'ours' })
  })
  await page.locator('#ours').check()
  await comeBack(page)
  await page.clock.runFor(120_000)
  expect(documents()).toBe(0)
  const loaded = page.waitForEvent('load')
  await page.locator('#ours').uncheck()
  await page.clock.runFor(31_000)
  await loaded
  expect(documents()).toBe(1)
})

test('a page within reach of a place on it comes with the newer build too', async ({ page, context }) => {
  await sayNewest(context)
  await page.goto('/about')
  await isWatched(page)
  const documents = countDocuments(page)
  await comeBack(page)
  await footerLink(page, 'Cookies').click()
  await expect(heading(page)).toHaveText('Terms and privacy')
  await expect(page.locator('#stored-values')).toBeInViewport()
  await isWatched(page)
  expect(documents()).toBeGreaterThan(0)
})

test('while something is under way no page is loaded anew', async ({ page, context }) => {
  await holdClock(page)
  await sayNewest(context)
  await page.goto('/about')
  await isWatched(page)
  const documents = countDocuments(page)
  await page.evaluate(() =>
    document.body.appendChild(document.createElement('button')).setAttribute('aria-busy', 'true'),
  )
  await comeBack(page)
  await page.clock.runFor(120_000)
  await footerLink(page, 'Questions and answers').click()
  await expect(heading(page)).toHaveText('Questions and answers')
  expect(documents()).toBe(0)
})

test('while the language changes no page is loaded anew, and afterwards it is', async ({ page, context }) => {
  await sayNewest(context)
  await page.goto('/about')
  await isWatched(page)
  let letCome = () => {}
  const held = new Promise<void>((come) => {
    letCome = come
  })
  await page.route(/\/ja\/about\/_payload\.json/, async (route) => {
    await held
    await route.continue()
  })
  const documents = countDocuments(page)
  await comeBack(page)
  const wanted = page.waitForRequest(/\/ja\/about\/_payload\.json/)
  await page.getByRole('link', { name: '日本語' }).click()
  await wanted
  // The link says so too; here the chart alone is asked.
  await page.getByRole('link', { name: '日本語' }).evaluate((link) => link.removeAttribute('aria-busy'))
  await turnTo(page, 'hidden')
  await page.evaluate(() => fetch('/about').then((answer) => answer.text()))
  expect(documents()).toBe(0)
  await turnTo(page, 'visible')
  letCome()
  await expect(heading(page)).toHaveText('靴のできるまで')
  const loaded = page.waitForEvent('load')
  await turnTo(page, 'hidden')
  await loaded
  expect(documents()).toBe(1)
})

test('an open dialog is not taken away by a newer build', async ({ page, context }) => {
  await holdClock(page)
  await sayNewest(context)
  await page.goto('/about')
  await isWatched(page)
  const documents = countDocuments(page)
  await page.evaluate(() => document.body.appendChild(document.createElement('dialog')).showModal())
  await comeBack(page)
  await turnTo(page, 'hidden')
  await page.clock.runFor(120_000)
  expect(documents()).toBe(0)
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => document.querySelector('dialog')?.close())
  await page.clock.runFor(31_000)
  await loaded
})

test('it asks when its window is taken up again, and once when its tab is shown with it', async ({ page, context }) => {
  await page.goto('/about')
  await isWatched(page)
  const build = await page.request.get('/builds/latest.json').then((answer) => answer.json())
  const asked = await sayNewest(context, build)
  for (const times of [1, 2]) {
    const heard = page.waitForResponse(latest)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await (await heard).finished()
    await page.evaluate(() => fetch('/about').then((answer) => answer.text()))
    expect(asked()).toBe(times)
  }
  const heard = page.waitForResponse(latest)
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
  })
  await (await heard).finished()
  await page.evaluate(() => fetch('/about').then((answer) => answer.text()))
  expect(asked()).toBe(3)
})

for (const [name, answer] of [
  ['no words of ours', 'once upon a time'],
  ['another form', { build: 'ffffffffffff' }],
  ['nothing', ''],
] as const)
  test(`an answer of ${name} changes nothing`, async ({ page, context }) => {
    await page.clock.install()
    const asked = await sayNewest(context, answer)
    await page.goto('/about')
    await isWatched(page)
    const documents = countDocuments(page)
    await comeBack(page)
    await expect
      .poll(async () => {
        await page.clock.runFor(301_000)
        return asked()
      })
      .toBeGreaterThan(1)
    await footerLink(page, 'Questions and answers').click()
    await expect(heading(page)).toHaveText('Questions and answers')
    expect(documents()).toBe(0)
  })

test('a shop that does not answer changes nothing', async ({ page, context, mayFail }) => {
  mayFail(latest)
  await context.route(latest, (route) => route.abort())
  await page.goto('/about')
  await isWatched(page)
  const documents = countDocuments(page)
  const failed = page.waitForEvent('requestfailed')
  await turnTo(page, 'visible')
  await failed
  await footerLink(page, 'Questions and answers').click()
  await expect(heading(page)).toHaveText('Questions and answers')
  expect(documents()).toBe(0)
})
