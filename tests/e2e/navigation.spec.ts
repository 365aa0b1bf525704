import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser/console.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const shopNav = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Shop' })

/** Counts the page changes with a view transition. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document)
    const counted = window as unknown as { glides: number }
    counted.glides = 0
    document.startViewTransition = (update) => {
      counted.glides += 1
      return start(update)
    }
  })
  return () => page.evaluate(() => (window as unknown as { glides: number }).glides)
}

test('animates page changes, but not the arrival', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const glides = await countTransitions(page)
  await openAlive(page, '/')
  await expect(heading(page, 'Shoes that begin with your feet')).toBeVisible()
  await expect(heading(page, 'Shoes that begin with your feet')).not.toBeFocused()
  expect(await glides()).toBe(0)
  await shopNav(page).getByRole('link', { name: 'Questions' }).click()
  await test.step('focuses the heading and announces the change', async () => {
    await expect(heading(page, 'Questions')).toBeFocused()
    await expect(page.locator('[data-announcer]')).toHaveText('Questions · Hadashi')
  })
  expect(await glides()).toBe(1)
})

test('animates nothing with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const glides = await countTransitions(page)
  await openAlive(page, '/')
  await page.evaluate(() => {
    const seen = window as unknown as { moving: number }
    seen.moving = 0
    const look = () => {
      seen.moving = Math.max(seen.moving, document.getAnimations().length)
      requestAnimationFrame(look)
    }
    look()
  })
  await shopNav(page).getByRole('link', { name: 'Questions' }).hover()
  await shopNav(page).getByRole('link', { name: 'Questions' }).click()
  await expect(heading(page, 'Questions')).toBeFocused()
  expect(await glides()).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { moving: number }).moving)).toBe(0)
})

test('reaches everything in the page header by keyboard in reading order', async ({ page }) => {
  await openAlive(page, '/')
  await expect(heading(page, 'Shoes that begin with your feet')).toBeVisible()
  const reached: string[] = []
  for (let key = 0; key < 10; key += 1) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    )
  }
  expect(reached).toEqual([
    'Skip to the content',
    'Hadashi, home page',
    'Measure your feet',
    'The shoe',
    'Visit a store',
    'How it is made',
    'Questions',
    '日本語',
    'Your account',
    'Cart',
  ])
  await test.step('skips the header with the first key and continues in the content', async () => {
    await page.getByRole('link', { name: 'Hadashi, home page' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'Measure your feet' })).toBeFocused()
  })
})

test('opens the menu on a phone and closes it on leaving, on a tap outside and by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAlive(page, '/')
  const menu = page.locator('details.menu')
  const first = menu.getByRole('link', { name: 'Measure your feet' })
  await menu.locator('summary').click()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(menu.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'How it is made' }).click()
  await expect(heading(page, 'How it is made')).toBeVisible()
  await expect(menu).not.toHaveAttribute('open')

  await menu.locator('summary').click()
  await expect(first).toBeVisible()
  // The page margin outside the menu.
  await page.mouse.click(5, 400)
  await expect(first).toBeHidden()

  await menu.locator('summary').press('Enter')
  await expect(first).toBeVisible()
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab')
  await expect(first).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})
