import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/browser/console.ts'
import { drawnByProcessor, openViewer, patience, savedPicture, stage } from '../support/browser/shoe-viewer.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use(drawnByProcessor(launchOptions)),
  reducedMotion: 'reduce',
})
test.describe.configure({ timeout: patience })

test('turns and zooms by keys, buttons and mouse, and draws nothing at rest', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { frames: number }
    counted.frames = 0
    const draw = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (then) => {
      counted.frames++
      return draw(then)
    }
  })
  await openViewer(page)
  const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames)
  const atFirst = await savedPicture(page)
  await test.step('by keys', async () => {
    await stage(page).focus()
    await page.keyboard.press('ArrowRight')
    const turned = await savedPicture(page)
    expect(turned.data.equals(atFirst.data)).toBe(false)
    await stage(page).focus()
    const scrolled = await page.evaluate(() => scrollY)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('+')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect((await savedPicture(page)).share).toBeGreaterThan(turned.share * 1.1)
    await stage(page).press('Home')
    expect((await savedPicture(page)).data.equals(atFirst.data)).toBe(true)
  })
  await test.step('by buttons', async () => {
    await stage(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Turn left' })).toBeFocused()
    await page.keyboard.press('Enter')
    const turned = await savedPicture(page)
    expect(turned.data.equals(atFirst.data)).toBe(false)
    await page.getByRole('button', { name: 'Closer' }).press('Enter')
    expect((await savedPicture(page)).share).toBeGreaterThan(turned.share * 1.2)
    await page.getByRole('button', { name: 'Reset view' }).press('Enter')
    expect((await savedPicture(page)).data.equals(atFirst.data)).toBe(true)
  })
  await test.step('by mouse', async () => {
    const { x, y } = await elementMiddle(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 90, y + 30, { steps: 3 })
    await page.mouse.up()
    expect((await savedPicture(page)).data.equals(atFirst.data)).toBe(false)
  })
  await test.step('at rest', async () => {
    const drawn = await frames()
    // Long enough for a canvas that never rests to draw several frames.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    expect(await frames()).toBe(drawn)
  })
})

async function elementMiddle(page: Page): Promise<Point> {
  await stage(page).scrollIntoViewIfNeeded()
  const box = await stage(page).boundingBox()
  if (!box) throw new Error('The picture has no place')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type Point = { x: number; y: number }

/** Sends touch events that equal real fingers to the browser; each step has a position for every finger. */
async function moveFingers(session: CDPSession, steps: readonly (readonly Point[])[]): Promise<void> {
  for (const [index, touchPoints] of steps.entries()) {
    const points = touchPoints.map((point, id) => ({ ...point, id }))
    await session.send('Input.dispatchTouchEvent', { type: index ? 'touchMove' : 'touchStart', touchPoints: points })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } })

  test('turns by one finger sideways, scrolls the page by one upwards, and zooms by two', async ({ page }) => {
    await openViewer(page)
    const session = await page.context().newCDPSession(page)
    const scrolled = () => page.evaluate(() => scrollY)
    const move = (placeAt: (step: number) => Point[]) => moveFingers(session, [0, 1, 2, 3].map(placeAt))
    const atFirst = await savedPicture(page)
    const resetView = () => page.getByRole('button', { name: 'Reset view' }).press('Enter')
    await test.step('one finger sideways', async () => {
      const { x, y } = await elementMiddle(page)
      const before = await scrolled()
      await move((step) => [{ x: x - 60 + step * 40, y: y + step }])
      expect((await savedPicture(page)).data.equals(atFirst.data)).toBe(false)
      expect(await scrolled()).toBe(before)
      await resetView()
    })
    await test.step('two fingers', async () => {
      const { x, y } = await elementMiddle(page)
      await move((step) => [
        { x: x - 30 - step * 16, y },
        { x: x + 30 + step * 16, y },
      ])
      expect((await savedPicture(page)).share).toBeGreaterThan(atFirst.share * 1.2)
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
      await resetView()
    })
    await test.step('one finger upwards, on the canvas and beside it', async () => {
      const { x, y } = await elementMiddle(page)
      const before = await scrolled()
      await move((step) => [{ x, y: y + 60 - step * 40 }])
      await expect.poll(scrolled).toBeGreaterThan(before + 40)
      expect((await savedPicture(page)).data.equals(atFirst.data)).toBe(true)
      const there = await scrolled()
      await move((step) => [{ x: 195, y: 700 - step * 40 }])
      await expect.poll(scrolled).toBeGreaterThan(there + 40)
    })
  })
})
