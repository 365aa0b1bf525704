import type { Page } from '@playwright/test'
import { beginPair } from '../support/browser/begun-pair.ts'
import {
  agreement,
  at,
  expect,
  findSummary,
  openAlive,
  press,
  radio,
  soleText,
  test,
  title,
  worn,
} from '../support/browser/pair-journey.ts'

/** Makes a choice at each step but the last one. */
async function choose(page: Page): Promise<void> {
  await beginPair(page)
  await openAlive(page, '/tabi-gen-01/scan')
  await press(page, 'Continue to style')
  await radio(page, /^Strap/).check()
  await radio(page, 'Brown').check()
  await soleText(page).fill('rosa')
  await press(page, 'Continue to fit')
  await radio(page, /^Close/).check()
  await radio(page, 'Yes').check()
  await worn(page, 'Ball', 'Tight').check()
}

/** For each step, asserts that its choice is still there. */
const chosen = {
  async scan(page: Page) {
    await expect(title(page, 'Your feet')).toBeVisible()
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Rosa')
  },
  async style(page: Page) {
    await expect(title(page, 'Style')).toBeVisible()
    await expect(radio(page, /^Strap/)).toBeChecked()
    await expect(radio(page, 'Brown')).toBeChecked()
    await expect(soleText(page)).toHaveValue(/^rosa$/i)
  },
  async fit(page: Page) {
    await expect(title(page, 'Fit')).toBeVisible()
    await expect(radio(page, /^Close/)).toBeChecked()
    await expect(radio(page, 'Yes')).toBeChecked()
    await expect(worn(page, 'Ball', 'Tight')).toBeChecked()
  },
  async summary(page: Page) {
    await expect(title(page, 'Summary')).toBeVisible()
    for (const text of ['for Rosa', 'Strap, Brown', 'ROSA', 'Close'])
      await expect(findSummary(page)).toContainText(text)
  },
} as const

test('restores all choices when going back from every step, by browser and by links', async ({ page }) => {
  await choose(page)
  await press(page, 'Continue to the summary')
  await agreement(page).check()
  const isAgreed = () => expect(agreement(page)).toBeChecked()

  await test.step('by the browser, back and forward', async () => {
    for (const step of ['fit', 'style', 'scan'] as const) {
      await page.goBack()
      await chosen[step](page)
      await at(page, `/tabi-gen-01/${step}`)
    }
    for (const step of ['style', 'fit', 'summary'] as const) {
      await page.goForward()
      await chosen[step](page)
    }
    await isAgreed()
  })

  await test.step('by the step links above the page', async () => {
    const steps = page.getByRole('navigation', { name: 'Steps to your pair' })
    for (const [name, step] of [
      ['Fit', 'fit'],
      ['Style', 'style'],
      ['Feet', 'scan'],
    ] as const) {
      await steps.getByRole('link', { name, exact: true }).click()
      await chosen[step](page)
    }
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await chosen.summary(page)
  })

  await test.step('by each row of the summary', async () => {
    for (const [name, step] of [
      ['Change the style', 'style'],
      ['Change the text', 'style'],
      ['Change the fit', 'fit'],
      ['Change the feet', 'scan'],
    ] as const) {
      await findSummary(page).getByRole('link', { name }).click()
      await chosen[step](page)
      await page.goBack()
      await chosen.summary(page)
    }
    await isAgreed()
  })
})
