import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/console.ts'
import { drawnByProcessor, openViewer, patience, savedPicture, stage } from '../support/shoe-viewer.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use(drawnByProcessor(launchOptions)),
  reducedMotion: 'reduce',
})
test.describe.configure({ timeout: patience })

test('whoever asks for the picture stands at it, and its keys turn it and bring it nearer', async ({ page }) => {
  await openViewer(page)
  await expect(stage(page)).toBeFocused()
  await expect(stage(page)).toBeInViewport({ ratio: 0.9 })
  await expect(stage(page)).toHaveAccessibleDescription(/arrow keys/)
  const atFirst = await savedPicture(page)
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
  await stage(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Turn left' })).toBeFocused()
})

test('it is turned by the keyboard alone and by the mouse, and rests when nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { frames: number }
    counted.frames = 0
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => {
      counted.frames++
      return ask(draw)
    }
  })
  await openViewer(page)
  const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames)
  const atFirst = await savedPicture(page)
  await page.getByRole('button', { name: 'Turn left' }).focus()
  await page.keyboard.press('Enter')
  const turned = await savedPicture(page)
  expect(turned.data.equals(atFirst.data)).toBe(false)
  await page.getByRole('button', { name: 'Closer' }).press('Enter')
  expect((await savedPicture(page)).share).toBeGreaterThan(turned.share * 1.2)
  await page.getByRole('button', { name: 'As at first' }).press('Enter')
  expect((await savedPicture(page)).data.equals(atFirst.data)).toBe(true)
  await stage(page).scrollIntoViewIfNeeded()
  const box = await stage(page).boundingBox()
  if (!box) throw new Error('The picture has no place')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2 + 30, { steps: 3 })
  await page.mouse.up()
  expect((await savedPicture(page)).data.equals(atFirst.data)).toBe(false)
  const drawn = await frames()
  // Ten turns of the page's own clock, in which a picture that never rests would be drawn again and again.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  expect(await frames()).toBe(drawn)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } })

  type Point = { x: number; y: number }

  /** Real fingers, as far as the browser can tell: each step is a place for every finger. */
  async function fingers(session: CDPSession, steps: readonly (readonly Point[])[]): Promise<void> {
    for (const [place, touchPoints] of steps.entries()) {
      const points = touchPoints.map((point, id) => ({ ...point, id }))
      await session.send('Input.dispatchTouchEvent', { type: place ? 'touchMove' : 'touchStart', touchPoints: points })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  async function begin(page: Page) {
    await openViewer(page)
    const session = await page.context().newCDPSession(page)
    await stage(page).scrollIntoViewIfNeeded()
    const atFirst = await savedPicture(page)
    const box = await stage(page).boundingBox()
    if (!box) throw new Error('The picture has no place')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    return { session, atFirst, middle, scrolled: () => page.evaluate(() => scrollY) }
  }

  const six = [0, 1, 2, 3, 4, 5, 6]

  test('one finger that goes sideways turns it, and the page stays', async ({ page }) => {
    const { session, atFirst, middle, scrolled } = await begin(page)
    const before = await scrolled()
    await fingers(
      session,
      six.map((step) => [{ x: middle.x - 60 + step * 20, y: middle.y + step }]),
    )
    expect((await savedPicture(page)).data.equals(atFirst.data)).toBe(false)
    expect(await scrolled()).toBe(before)
  })

  test('one finger that goes up moves the page, on the picture and beside it, and turns nothing', async ({ page }) => {
    const { session, atFirst, middle, scrolled } = await begin(page)
    const before = await scrolled()
    await fingers(
      session,
      six.map((step) => [{ x: middle.x, y: middle.y + 60 - step * 20 }]),
    )
    await expect.poll(scrolled).toBeGreaterThan(before + 40)
    expect((await savedPicture(page)).data.equals(atFirst.data)).toBe(true)
    const there = await scrolled()
    await fingers(
      session,
      six.map((step) => [{ x: 195, y: 700 - step * 20 }]),
    )
    await expect.poll(scrolled).toBeGreaterThan(there + 40)
  })

  test('two fingers that part bring it nearer, and the page stays as large as it was', async ({ page }) => {
    const { session, atFirst, middle } = await begin(page)
    await fingers(
      session,
      six.map((step) => [
        { x: middle.x - 30 - step * 8, y: middle.y },
        { x: middle.x + 30 + step * 8, y: middle.y },
      ]),
    )
    expect((await savedPicture(page)).share).toBeGreaterThan(atFirst.share * 1.2)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })
})
