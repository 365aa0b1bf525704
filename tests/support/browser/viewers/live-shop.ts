import type { Page } from '@playwright/test'
import { serveSite } from '../../server/serve-site.ts'
import { openStandIn, type StandIn, ticket } from '../../shapediver/stand-in.ts'
import { test as base, expect } from '../console.ts'
import { knownVisitor } from '../known-visitor.ts'
import { drawnByProcessor, loadButton, patience, stage } from '../shoe-viewer.ts'

type Fixtures = {
  /** A stand-in for ShapeDiver. */
  standIn: StandIn
  /** The ticket that the shop has. */
  shopTicket: string
  /** The address of a shop with a live model at the stand-in. */
  liveShop: string
}

/** A test of a shop with a live model. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  standIn: async ({}, use) => {
    const standIn = await openStandIn()
    await use(standIn)
    expect(standIn.contradictions, "what contradicts ShapeDiver's OpenAPI file").toEqual([])
    await standIn.close()
  },
  shopTicket: [ticket, { option: true }],
  liveShop: async ({ context, standIn, shopTicket }, use) => {
    const site = await serveSite('dist', { ticket: shopTicket, modelViewUrl: standIn.url })
    await context.addCookies(knownVisitor(site.url))
    await use(site.url)
    await site.close()
  },
  launchOptions: async ({ launchOptions }, use) => use(drawnByProcessor(launchOptions)),
  reducedMotion: 'reduce',
  // A smaller canvas is drawn faster.
  viewport: { width: 800, height: 600 },
})

export { expect, patience }

export const badge = (page: Page, text: string) => page.locator('.live-badge').getByText(text)

/** Opens the page and asks for the 3D view. */
export async function openLive(page: Page, shop: string, address = '/shapediver'): Promise<void> {
  await page.goto(shop + address)
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  await loadButton(page).click()
  await expect(stage(page)).toBeVisible({ timeout: 60_000 })
}
