import type { Locator, Page } from '@playwright/test'
import { expectAddressesUsable } from '../support/a11y/address-sections.ts'
import { expectSectionsUsable, openSections } from '../support/a11y/design-sections.ts'
import { expect, test } from '../support/browser/console.ts'

// The page shows every component: tabbing through it takes long on a busy machine.
test.slow()

/** Tabs to a control. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < 120; stop++) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard never came to ${control}`)
}

test('keeps everything that opens on /ja/_ui accessible, at 320 px and with text of twice the size', ({ page }) =>
  expectSectionsUsable(page, '/ja/_ui'))

test('keeps forms and the address book on /ja/_ui accessible, light and dark, narrow and wide', ({ page }) =>
  expectAddressesUsable(page, '/ja/_ui'))

test('opens, walks through and closes a dialog and a sheet by keyboard, and returns the focus', async ({ page }) => {
  await openSections(page)
  for (const name of ['Open the dialog', 'Open the sheet']) {
    const opener = page.getByRole('button', { name })
    await tabTo(page, opener)
    const boxBefore = await opener.boundingBox()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await opener.boundingBox()).toEqual(boxBefore)
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      // The browser's own toolbar is a tab stop; the page behind the dialog is not.
      const behind = await page.evaluate(
        () => document.activeElement?.closest('main') && !document.activeElement.closest('dialog'),
      )
      expect(behind).toBeFalsy()
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('opens a popup at its button, closes it by Esc and by an outside tap, and returns the focus', async ({ page }) => {
  await openSections(page)
  const opener = page.getByRole('button', { name: 'More for this pair' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const first = page.getByRole('button', { name: 'Order it again' })
  await expect(first).toBeVisible()
  const [at, popup] = [await opener.boundingBox(), await first.boundingBox()]
  expect(Math.abs((popup?.y ?? 0) - (at?.y ?? 0))).toBeLessThan(240)
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(first).toBeHidden()
  await opener.click()
  await expect(first).toBeVisible()
  await page.getByRole('heading', { name: 'Overlays' }).click()
  await expect(first).toBeHidden()
})

test('operates fields, choices, tabs, toasts and tooltips without a pointer', async ({ page }) => {
  await openSections(page)
  const code = page.getByRole('textbox', { name: 'Code from the e-mail' })
  await tabTo(page, code)
  await page.keyboard.insertText('４０２ ９１７')
  await expect(code).toHaveValue('402917')
  await tabTo(page, page.getByRole('button', { name: 'Send the form' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert', { name: 'Something is missing' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Town|Postcode/ }).and(page.locator(':focus'))).toHaveCount(1)
  await tabTo(page, page.getByRole('radio', { name: /Natural/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /Roomy/ })).toBeChecked()
  const pairs = page.getByRole('spinbutton', { name: 'Pairs' })
  await tabTo(page, pairs)
  await page.keyboard.press('ArrowUp')
  await expect(pairs).toHaveValue('2')
  await tabTo(page, page.getByRole('tab', { name: 'Left foot' }))
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Both feet side by side' })).toBeVisible()
  const say = page.getByRole('button', { name: 'Show good news' })
  await tabTo(page, say)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The design is saved.')).toBeVisible()
  await expect(say).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Close the message' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The design is saved.')).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: 'Length of the foot' }))
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('animates nothing with reduced motion, whatever is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSections(page)
  await page.getByRole('button', { name: 'Show good news' }).click()
  await page.getByRole('button', { name: 'Switch to busy' }).click()
  await page.getByRole('button', { name: 'Open the sheet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  expect(await page.evaluate(running)).toBe(0)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => page.evaluate(running)).toBeGreaterThan(0)
})

test('shows every state in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openSections(page)
  /** The colours that show a state, as the visitor configured them. */
  const drawn = (selector: string, pseudo: string | null = null) =>
    page.evaluate(
      ([wanted, part]) => {
        const style = getComputedStyle(document.querySelector(wanted as string) as Element, part)
        return [
          style.borderColor,
          style.borderWidth,
          style.outlineStyle,
          style.outlineWidth,
          style.backgroundColor,
        ].join()
      },
      [selector, pseudo] as const,
    )
  expect(await drawn('.radio-card:has(:checked)')).not.toBe(await drawn('.radio-card:not(:has(:checked))'))
  expect(await drawn('.wizard-steps [aria-current]')).not.toBe(await drawn('.wizard-steps li:last-child'))
  expect(await drawn('[role=tab][aria-selected=true]')).not.toBe(await drawn('[role=tab][aria-selected=false]'))
  expect(await drawn('.timeline [data-state=current]', '::after')).not.toBe(
    await drawn('.timeline [data-state=coming]', '::after'),
  )
  expect(await drawn('.timeline [data-state=done]', '::after')).not.toBe(
    await drawn('.timeline [data-state=coming]', '::after'),
  )
  const bar = page.locator('progress').first()
  const far = await bar.screenshot()
  await bar.evaluate((one: HTMLProgressElement) => {
    one.value = 0.1
  })
  expect(far.equals(await bar.screenshot())).toBe(false)
})
