import type { Page } from '@playwright/test'
import { expect } from './console.ts'
import { watchShifts } from './watch-shifts.ts'

const phones = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 390, height: 700 },
  { width: 390, height: 844 },
]

/** The scroll positions at which something covers the button to the next step. */
const whereHidden = (page: Page) =>
  page.locator('.wizard-action').evaluate((action) => {
    const places: number[] = []
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top <= end; top = top === end ? end + 1 : Math.min(end, top + 24)) {
      scrollTo({ top, behavior: 'instant' })
      const { x, y, width, bottom } = action.getBoundingClientRect()
      for (const at of [y + 2, (y + bottom) / 2, bottom - 2]) {
        const found = document.elementFromPoint(x + width / 2, at)
        if (at >= 0 && at < innerHeight && !(found && action.contains(found))) places.push(top)
      }
    }
    return places
  })

/**
 * Checks that on no phone the consent banner for new visitors covers the button to the next step, and that nothing
 * shifts for it.
 */
export async function expectNextLinkClear(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 })
  const shifts = await watchShifts(page)
  await page.goto(address)
  const consent = page.locator('.consent')
  await expect(consent).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toBe(0)
  for (const phone of phones) {
    await page.setViewportSize(phone)
    // At most a fifth of a usual phone, and a third of the smallest ones.
    expect((await consent.boundingBox())?.height).toBeLessThan(phone.width < 390 ? 640 / 3 : 844 / 5)
    await expect.poll(() => whereHidden(page), `${phone.width} x ${phone.height}`).toEqual([])
  }
}
