import { chromium } from '@playwright/test'
import { type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { findBrowser, thisWorld } from '../../../scripts/prepare/browser.mjs'
import { serveSite } from '../../support/serve-site.ts'
import { makeInChromium } from '../../support/shoe-worker.ts'
import { median } from '../median.ts'
import { orderOf } from './making-case.ts'

/** How many pairs make the two workers warm: an engine learns while it works. */
const warming = 3

/** How long a preview of both shoes takes in Chromium, by two warm workers of the built site, from order to answer. */
export async function pairInChromium(runs: number): Promise<Record<Upper, number>> {
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
    const seen = {} as Record<Upper, number>
    for (const upper of uppers) {
      const pair = [orderOf(upper, 'preview', 'left'), orderOf(upper, 'preview', 'right')]
      const made = await makeInChromium(
        page,
        Array.from({ length: warming + runs }, () => pair),
      )
      const times = made.map((two) => Math.max(...two.map(({ milliseconds }) => milliseconds)))
      seen[upper] = median(times.slice(warming))
    }
    return seen
  } finally {
    await browser.close()
    await site.close()
  }
}
