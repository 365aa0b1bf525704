import { type Browser, chromium } from '@playwright/test'
import { type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { findBrowser, thisWorld } from '../../../scripts/prepare/browser.mjs'
import { makeInChromium } from '../../support/browser/shoe-worker.ts'
import { serveSite } from '../../support/server/serve-site.ts'
import { median } from '../median.ts'
import { toShoeRequest } from './making-case.ts'

/** The number of pairs that warm up the two workers: the engine optimises code while it runs. */
const warming = 3

/** Wall time includes other work of the machine, processor time does not; two cores share the work of a pair. */
export type PairTime = { readonly wallMs: number; readonly processorMs: number }

/** The processor time of the page's processes since they started, as the browser counts it. */
async function watchRenderers(browser: Browser): Promise<() => Promise<number>> {
  const line = await browser.newBrowserCDPSession()
  return async () => {
    const { processInfo } = await line.send('SystemInfo.getProcessInfo')
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + 1_000 * cpuTime, 0)
  }
}

/** Measures a preview of both shoes in Chromium, by two warm workers of the built site, from order to answer. */
export async function pairInChromium(runs: number): Promise<Record<Upper, PairTime>> {
  const found = await findBrowser(thisWorld(process.cwd()))
  const site = await serveSite('dist')
  const browser = await chromium.launch({
    ...(found ? { executablePath: found.path } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${site.url}/shapediver`)
    const worked = await watchRenderers(browser)
    const seen = {} as Record<Upper, PairTime>
    for (const upper of uppers) {
      const pair = [toShoeRequest(upper, 'preview', 'left'), toShoeRequest(upper, 'preview', 'right')]
      const pairs = (count: number) =>
        makeInChromium(
          page,
          Array.from({ length: count }, () => pair),
        )
      // One run only warms up, one warms up and is measured: the difference is the work of warm workers.
      const begun = await worked()
      await pairs(warming)
      const warmed = await worked()
      const made = await pairs(warming + runs)
      const processorMs = (await worked()) - warmed - (warmed - begun)
      const times = made.slice(warming).map((two) => Math.max(...two.map(({ milliseconds }) => milliseconds)))
      seen[upper] = { wallMs: median(times), processorMs: processorMs / runs }
    }
    return seen
  } finally {
    await browser.close()
    await site.close()
  }
}
