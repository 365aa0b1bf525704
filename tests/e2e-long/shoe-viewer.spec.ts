import { expectUsable } from '../support/a11y/usable.ts'
import { expect, test } from '../support/browser/console.ts'
import { askForViewer, drawnByProcessor, patience, savedPicture, stage, table } from '../support/browser/shoe-viewer.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use(drawnByProcessor(launchOptions)),
  reducedMotion: 'reduce',
})
test.describe.configure({ timeout: patience })

test('a pair is shown once it is asked for, its picture follows the choices, and everyone can use it', async ({
  page,
  maySay,
}) => {
  maySay(/^THREE\.WebGLRenderer: Context (Lost|Restored)\.$/)
  await askForViewer(page)
  await test.step('it is a shoe on paper, in the colour that was chosen', async () => {
    const grey = await savedPicture(page)
    expect(grey.share).toBeGreaterThan(0.08)
    expect(grey.share).toBeLessThan(0.7)
    await page.getByRole('radio', { name: 'Black' }).check({ force: true })
    const black = await savedPicture(page)
    expect(black.red).toBeLessThan(grey.red - 25)
    await page.getByRole('radio', { name: 'Green' }).check({ force: true })
    const green = await savedPicture(page)
    expect(green.green).toBeGreaterThan(green.red)
    await page.getByRole('radio', { name: 'Left', exact: true }).check({ force: true })
    await expect(page.getByRole('application', { name: 'The left shoe from all sides: Shell, Green' })).toBeVisible()
    const left = await savedPicture(page)
    expect(left.data.equals(green.data)).toBe(false)
    await stage(page).press('ArrowRight')
    expect((await savedPicture(page)).data.equals(left.data)).toBe(false)
    await page.getByRole('radio', { name: 'Foot', exact: true }).check({ force: true })
    const foot = await savedPicture(page)
    expect(foot.red).toBeGreaterThan(foot.green + 10)
  })
  await test.step('the room around the foot is another picture, with its numbers, and so is a cut', async () => {
    await page.getByRole('radio', { name: 'Room', exact: true }).check({ force: true })
    const said = page.getByRole('status').getByText(/^(Tightest: |Could be tight by )/)
    await expect(said).toBeVisible({ timeout: 60_000 })
    const room = await savedPicture(page)
    await expectUsable(page)
    const deviationSlider = page.getByRole('slider', { name: 'What if we’re wrong about the foot?' })
    await deviationSlider.press('End')
    await expect(deviationSlider).toHaveAttribute('aria-valuetext', 'Larger by the whole tolerance')
    await expect(said).toHaveText(/^Could be tight by \d/, { timeout: 60_000 })
    await expect(page.getByRole('link', { name: 'How to measure your feet' })).toBeVisible()
    await expectUsable(page)
    const larger = await savedPicture(page)
    expect(larger.red).toBeLessThan(room.red)
    await page.getByRole('radio', { name: 'Cut' }).check({ force: true })
    const where = page.getByRole('slider', { name: 'Where to cut' })
    await where.press('ArrowRight')
    await expect(where).toHaveAttribute('aria-valuetext', /^at the ball, 180\smm from the heel$/)
    const cut = await savedPicture(page)
    await where.press('Home')
    expect((await savedPicture(page)).share).toBeLessThan(cut.share)
    await expectUsable(page)
    await page.getByLabel('Show the measurements in the picture').check()
    await page.getByRole('radio', { name: 'Foot', exact: true }).check({ force: true })
  })
  await test.step('a picture that the device puts away comes back, and the table stands meanwhile', async () => {
    await page.evaluate(() => {
      const context = document.querySelector('canvas')?.getContext('webgl2')
      const device = context?.getExtension('WEBGL_lose_context')
      Object.assign(window, { device })
      device?.loseContext()
    })
    await expect(page.getByText('Your device has paused the 3D view')).toBeVisible()
    await expect(table(page)).toBeVisible()
    await page.evaluate(() => (window as unknown as { device: WEBGL_lose_context }).device.restoreContext())
    await expect(stage(page)).toBeVisible()
    expect((await savedPicture(page)).share).toBeGreaterThan(0.08)
  })
  await expectUsable(page)
})
