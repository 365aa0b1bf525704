import type { Locator, Page } from '@playwright/test'
import { expect } from '../browser/console.ts'

/** More than the tab stops of any page of the shop. */
const maxStops = 120

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < maxStops && !(await isThere()); stop += 1) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

/**
 * Goes through the page by Tab alone. Every control gets the focus once, lies inside the window and is covered by
 * nothing; of a group of radio buttons that is the selected one.
 */
export async function expectReachable(page: Page): Promise<void> {
  const wanted = await page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
    const stops = seen.filter((element) => {
      if (element.tabIndex < 0) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      return (
        element.checked ||
        !seen.some((one) => one instanceof HTMLInputElement && one.name === element.name && one.checked)
      )
    })
    for (const [index, element] of stops.entries()) element.dataset.stop = String(index)
    document.body.tabIndex = -1
    document.body.focus()
    return stops.length
  })
  const reached: (number | string)[] = []
  const hidden: string[] = []
  for (let stop = 0; stop < wanted; stop += 1) {
    await page.keyboard.press('Tab')
    const { index, name, isSeen } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const above = document.elementFromPoint(x, y)
      const whole = element.closest('label') ?? element
      return {
        index: Number(element.dataset.stop ?? -1),
        name: element.outerHTML.slice(0, 120),
        isSeen: above !== null && (whole.contains(above) || above.contains(element)),
      }
    })
    reached.push(index < 0 ? name : index)
    if (!isSeen) hidden.push(name)
  }
  expect.soft(reached).toEqual(expect.arrayContaining(Array.from({ length: wanted }, (_, stop) => stop)))
  expect.soft(new Set(reached).size, `${reached}`).toBe(wanted)
  expect.soft(hidden, 'focused where nobody sees it').toEqual([])
}
