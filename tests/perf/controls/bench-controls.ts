import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser, thisWorld } from '../../../scripts/prepare/browser.mjs'
import { knownVisitor } from '../../support/browser/known-visitor.ts'
import { startShop } from '../../support/server/running-shop.ts'
import { median } from '../median.ts'
import { slow } from '../page/measure-paint.ts'
import { type ControlTiming, touch, watchControls } from './measure-control.ts'
import { walkOrder } from './walk-order.ts'

const rounds = 9

/** The minimum of a control: a text changes. */
const plain = '<!doctype html><title>Plain</title><button onclick="this.textContent += 1">Press</button>'

type Figures = {
  readonly control: string
  readonly ms: number
  readonly minMs: number
  readonly worstMs: number
  readonly toPlain: number
}

/**
 * Measures how fast the controls of the ordering process respond on a slow phone, compared with a button on a page of
 * one line.
 */
export async function benchControls(say: (line: string) => void): Promise<readonly Figures[]> {
  const found = await findBrowser(thisWorld(process.cwd()))
  const shop = await startShop({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const browser = await chromium.launch({
    ...(found ? { executablePath: found.path } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic'],
  })
  try {
    say(`Controls from the cart to the order, a quarter of this processor, ${rounds} rounds in turn, medians`)
    const touched: ControlTiming[] = []
    for (let round = 1; round <= rounds; round += 1) {
      touched.push(await inPage(browser, shop.url, round, plainButton))
      touched.push(...(await inPage(browser, shop.url, round, walkOrder)))
    }
    const figures = summarizeControls(touched)
    for (const one of figures) say(formatRow(one))
    return figures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

type Work<Result> = (page: Page, slowDown: () => Promise<void>) => Promise<Result>

/** Each round is another visitor at another address. */
async function inPage<Result>(browser: Browser, baseURL: string, round: number, work: Work<Result>): Promise<Result> {
  const extraHTTPHeaders = { 'x-forwarded-for': `fd00:${round}::1` }
  const context = await browser.newContext({ baseURL, extraHTTPHeaders, viewport: { width: 390, height: 844 } })
  try {
    await context.addCookies(knownVisitor(baseURL))
    const page = await context.newPage()
    await watchControls(page)
    const line = await context.newCDPSession(page)
    return await work(page, async () => void (await line.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })))
  } finally {
    await context.close()
  }
}

const plainName = 'plain button'

async function plainButton(page: Page, slowDown: () => Promise<void>): Promise<ControlTiming> {
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: plain }))
  await page.goto('/plain')
  await slowDown()
  return touch(page, plainName, () => page.getByRole('button').click())
}

function summarizeControls(touched: readonly ControlTiming[]): Figures[] {
  const of = (name: string) => touched.filter(({ control }) => control === name).map(({ ms }) => ms)
  const min = median(of(plainName))
  return [...new Set(touched.map(({ control }) => control))].map((control) => {
    const all = of(control)
    const ms = median(all)
    return { control, ms, minMs: Math.min(...all), worstMs: Math.max(...all), toPlain: ms / min }
  })
}

function formatRow({ control, ms, minMs, worstMs, toPlain }: Figures): string {
  return [
    control.padEnd(34),
    `${ms.toFixed(0)} ms`,
    `${minMs.toFixed(0)} to ${worstMs.toFixed(0)} ms`,
    `${toPlain.toFixed(1)} x plain`,
  ].join('   ')
}
