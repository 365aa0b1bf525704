import type { BrowserContext, Page } from '@playwright/test'
import type { EnteredStep } from './entered-at-steps.ts'
import { knownCustomer } from './known-customer.ts'
import { expect, isAlive, requestAndEnterCode } from './pair-journey.ts'
import { turnTo } from './turn-to.ts'

export type World = {
  readonly page: Page
  readonly context: BrowserContext
  readonly step: EnteredStep
  readonly mayFail: (address: RegExp) => void
  readonly restart: () => Promise<void>
}

/** Something that happens after input was entered; returns whether the page is still the same document. */
type PageScenario = (world: World) => Promise<{ isSamePage: boolean }>

const latest = /\/builds\/latest\.json\?\d+$/

const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Hadashi, home page' }).click()

/** Marks this document, so that the test recognises it. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.sameTab = ''
  })
const isMarked = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-same-tab', '')

const reload: PageScenario = async ({ page }) => {
  await page.reload()
  await isAlive(page)
  return { isSamePage: false }
}

const back: PageScenario = async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const here = String(await heading.textContent())
  await page.goBack()
  await expect(heading).not.toHaveText(here)
  await page.goForward()
  await expect(heading).toHaveText(here)
  return { isSamePage: false }
}

const language: PageScenario = async ({ page, step }) => {
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await step.expectThere(page, true)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  return { isSamePage: true }
}

const signIn: PageScenario = async ({ page, step }) => {
  const { email } = await knownCustomer()
  await home(page)
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await requestAndEnterCode(page, email)
  await expect(page.getByRole('heading', { name: 'What comes next' })).toBeVisible()
  await (step.revisit ?? step.come)(page)
  return { isSamePage: false }
}

const offline: PageScenario = async ({ page, context, step, mayFail }) => {
  // Requests of the page fail meanwhile.
  mayFail(/./)
  await context.setOffline(true)
  await expect(page.getByRole('status').and(page.locator('.offline'))).not.toBeEmpty()
  await step.expectThere(page, true)
  await context.setOffline(false)
  await expect(page.getByRole('status').and(page.locator('.offline'))).toBeEmpty()
  return { isSamePage: true }
}

const restart: PageScenario = async (world) => {
  const { page, mayFail, step, restart } = world
  // Requests of the page fail meanwhile.
  mayFail(/./)
  await mark(page)
  await restart()
  await step.expectThere(page, true)
  await isMarked(page)
  return reload(world)
}

/** The shop reports another build; hiding the tab gives the page the moment to reload for it. */
const newBuild: PageScenario = async ({ page, context, step }) => {
  await context.route(latest, (route) => route.fulfill({ json: { id: 'ffffffffffff', timestamp: 1 } }))
  await mark(page)
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached()
  const response = page.waitForResponse(latest)
  await turnTo(page, 'visible')
  await (await response).finished()
  // A later request gets a later answer: by then the page has processed the build that it received.
  await page.evaluate(() => fetch('/about').then((answer) => answer.text()))
  if (step.blocksReload) {
    await turnTo(page, 'hidden')
    await turnTo(page, 'visible')
    await step.expectThere(page, true)
    await isMarked(page)
    return { isSamePage: true }
  }
  // Work in progress at that moment delays the reload: hide the tab again until it happens.
  await expect(async () => {
    await turnTo(page, 'hidden')
    await expect(page.locator('html')).not.toHaveAttribute('data-same-tab', { timeout: 200 })
  }).toPass()
  await isAlive(page)
  return { isSamePage: false }
}

export const happenings = {
  'a reload': reload,
  'going back': back,
  'another language': language,
  'signing in': signIn,
  'a lost connection': offline,
  'a restarted shop': restart,
  'a new build': newBuild,
} as const
