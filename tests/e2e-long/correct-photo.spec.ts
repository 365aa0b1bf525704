import type { Locator, Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { drawnFoot } from '../support/browser/measure-drawn-foot.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

const lengthOn = async (page: Page) => {
  const text = (await page.locator('.hand-effect dd').first().textContent()) ?? ''
  return Number(/([\d.]+)\smm$/.exec(text)?.[1])
}

const elementMiddle = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Swipes with one finger from a point by a distance. */
async function swipe(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', from.y + (by * step) / 6)
  await touch('touchEnd', from.y + by)
  await browser.detach()
}

test('corrects a measured photo by mouse, keys and finger, with numbers updated at once and measured later', async ({
  page,
}) => {
  await openAlive(page, '/dev/measure?way=photo')
  await page.getByLabel(/Photo of a foot from above/).setInputFiles(drawnFoot)
  await page.getByRole('button', { name: 'Measure the foot' }).click()
  await page.getByRole('button', { name: 'Set the points by hand' }).click()
  const heel = page.getByRole('slider', { name: 'Rear end of the heel' })
  await expect(heel).toHaveAttribute('aria-valuetext', /mm long/)
  const first = await lengthOn(page)
  await heel.scrollIntoViewIfNeeded()

  await test.step('keeps the photo with its status in view beside the pad on a phone', async () => {
    await expect(page.getByRole('slider', { name: 'Tip of the longest toe' })).toBeInViewport({ ratio: 1 })
    await page.locator('.dot-choice[data-place=heel]').click()
    await page.getByRole('button', { name: 'Move down' }).click()
    for (const seen of ['.photo-tag', '.loupe', '.handle[data-handle=heel]'])
      await expect(page.locator(seen)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect.poll(() => lengthOn(page)).toBeCloseTo(first, 1)
  })

  await test.step('drags the heel towards the toes by mouse, with a loupe', async () => {
    const { x, y } = await elementMiddle(heel)
    await page.mouse.move(x + 6, y + 6)
    await page.mouse.down()
    await page.mouse.move(x + 6, y - 2, { steps: 3 })
    await expect.poll(() => lengthOn(page)).toBeLessThan(first - 3)
    await expect(page.locator('.loupe')).toBeVisible()
    await page.mouse.up()
    await expect(page.locator('.loupe')).toHaveCount(0)
    await expect(page.locator('[data-by-hand=heel]')).toBeVisible()
  })

  await test.step('moves it by tenths of millimetres with arrow keys, and Escape restores it', async () => {
    const before = await lengthOn(page)
    await heel.press('ArrowDown')
    await heel.press('ArrowDown')
    await expect.poll(() => lengthOn(page)).toBeGreaterThan(before)
    expect((await lengthOn(page)) - before).toBeLessThan(1)
    await expect(page.locator('.loupe')).toBeVisible()
    await expectUsable(page, '.workbench')
    await heel.press('Escape')
    await expect.poll(() => lengthOn(page)).toBeCloseTo(first, 1)
  })

  await test.step('drags a ring by finger without scrolling, and scrolls the page beside the rings', async () => {
    const before = await lengthOn(page)
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY))
    await heel.evaluate((ring) => ring.scrollIntoView({ block: 'center' }))
    const scrolled = await scrollTop()
    await swipe(page, await elementMiddle(heel), -30)
    await expect.poll(() => lengthOn(page)).toBeLessThan(before - 10)
    expect(await scrollTop()).toBe(scrolled)
    const photo = page.locator('.detected-photo')
    expect(await photo.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    const { x, y } = await elementMiddle(photo)
    await swipe(page, { x: x + 150, y }, -120)
    await expect.poll(scrollTop).toBeGreaterThan(scrolled)
  })
})
