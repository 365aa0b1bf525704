import type { Browser, Page } from '@playwright/test'
import { knownVisitor } from '../support/browser/known-visitor.ts'
import { type Adapter, openBareViewer } from '../support/browser/viewers/bare-viewer.ts'
import { expectConforms } from '../support/browser/viewers/conformance.ts'
import { expect, test } from '../support/browser/viewers/live-shop.ts'
import { defaults } from '../support/shapediver/model.ts'
import { ticket } from '../support/shapediver/stand-in.ts'

test.describe.configure({ timeout: 1_500_000 })

const views = [
  { name: 'three', adapter: 'open-three-viewer', isLive: false },
  { name: 'ShapeDiver without a ticket', adapter: 'open-shapediver-viewer', isLive: false },
  { name: 'ShapeDiver with a session', adapter: 'open-shapediver-viewer', isLive: true },
] as const satisfies readonly { name: string; adapter: Adapter; isLive: boolean }[]

/** One page for each view: a graphics context that was lost in software is none for another viewport. */
async function openEmptyPage(browser: Browser, shop: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' })
  await context.addCookies(knownVisitor(shop))
  const page = await context.newPage()
  await page.goto(`${shop}/shapediver`)
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  return page
}

test('both 3D views show the same pair, with and without a session', async ({ browser, liveShop, standIn }) => {
  let reference: Awaited<ReturnType<typeof expectConforms>> | undefined
  for (const { name, adapter, isLive } of views)
    await test.step(name, async () => {
      const page = await openEmptyPage(browser, liveShop)
      const viewer = await openBareViewer(page, adapter)
      if (isLive) await viewer.openSession({ ticket, modelViewUrl: standIn.url }, defaults)
      const pictures = await expectConforms(viewer, reference)
      reference ??= pictures
      await page.context().close()
    })
  expect(standIn.openCount()).toBe(0)
})
