import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { loadButton, savedPicture, stage, table } from '../support/browser/shoe-viewer.ts'

// Nothing is rotated here: without WebGL everything else must still work.
test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 240_000 })

const drawer = /\/assets\/open-shapediver-viewer-[^/]*\.js$/
const viewer = /\/assets\/live-maker-[^/]*\.js$/
const maker = /\/assets\/make-shoe\.worker-[^/]*\.js$/

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: '2d' | 'webgl2') {
        // The checks read the canvas back often.
        return kind === '2d' ? getContext.call(this, kind, { willReadFrequently: true }) : null
      },
    })
  })
})

test('shows progress and failure of the shoes, makes them on retry, and shows images without WebGL', async ({
  page,
  mayFail,
}) => {
  mayFail(maker)
  const gate = Promise.withResolvers<void>()
  await page.route(maker, (route) => gate.promise.then(() => route.abort()), { times: 2 })
  await openAlive(page, '/shapediver')
  await loadButton(page).click()
  await expect(page.getByRole('progressbar', { name: 'The 3D model is being prepared' })).toBeVisible()
  await expectUsable(page)
  gate.resolve()
  const broken = page.getByRole('alert').getByText('We couldn’t finish the 3D model.')
  await expect(broken).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'The pair in 3D' })).toBeFocused()
  await expect(table(page).getByRole('row', { name: /^Length 255\.0 \+9\.0/ })).toBeVisible({ timeout: 60_000 })
  await expect(broken).toBeHidden()

  await expect(page.getByText('This browser can’t show 3D')).toBeVisible()
  await page.getByRole('radio', { name: 'Sandal' }).check({ force: true })
  await page.getByRole('radio', { name: 'Green' }).check({ force: true })
  const picture = page.getByRole('img', { name: 'A computer-generated pair: Sandal, Green' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
  await expect(stage(page)).toBeHidden()
  await expectUsable(page)

  await page.getByRole('radio', { name: 'Room', exact: true }).check({ force: true })
  const drawing = page.getByRole('img', { name: 'The room around the left foot, drawn from above and from both sides' })
  await expect(drawing).toBeVisible({ timeout: 60_000 })
  await expect(picture).toBeHidden()
  await expectUsable(page)
  const saved = await savedPicture(page)
  expect(saved.share).toBeGreaterThan(0.1)
  expect(saved.red).toBeGreaterThan(saved.green + 20)
  await page.getByRole('radio', { name: 'Cut' }).check({ force: true })
  const cut = page.getByRole('img', { name: /^Cut across the shoe and the foot, at the ball/ })
  await expect(cut).toHaveAccessibleDescription(/^Room here: inner side \d/)
  await expectUsable(page)
})

test('reports failed chunks in Japanese, retries, and explains why a shoe cannot be made', async ({
  page,
  mayFail,
}) => {
  mayFail(viewer)
  mayFail(drawer)
  await page.route(viewer, (route) => route.abort(), { times: 1 })
  await page.route(drawer, (route) => route.abort(), { times: 1 })
  await openAlive(page, '/ja/shapediver')
  await loadButton(page).click()
  const missing = page.getByRole('alert').getByText('3D表示を読み込めませんでした。')
  const again = page.getByRole('button', { name: 'もう一度' })
  await expect(missing).toBeVisible()
  await expectUsable(page)
  await again.click()
  await expect(table(page)).toBeVisible({ timeout: 60_000 })
  await expect(missing).toBeVisible()
  await expectUsable(page)
  await again.click()
  await expect(missing).toBeHidden()

  const length = page.getByRole('textbox', { name: '足長' }).nth(1)
  await length.fill('32')
  for (const at of [4, 5]) await page.getByRole('textbox').nth(at).fill('')
  await page.getByRole('button', { name: '3Dで表示する' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByText('足長：18.0〜31.0 cmであれば、よい靴をおつくりできます。')).toBeVisible()
  await expect(alert.getByText('右の靴', { exact: true })).toBeVisible()
  await expect(alert.getByText('表示しているのは、ひとつ前の靴です。')).toBeVisible()
  await expect(length).toHaveValue('32')
  await expect(table(page)).toBeVisible()
  await expectUsable(page)
})

test('makes another pair from other numbers, upper and feel, and keeps everything on invalid input', async ({
  page,
}) => {
  await openAlive(page, '/shapediver')
  await loadButton(page).click()
  const left = page.getByRole('group', { name: 'Left foot' })
  const length = table(page).getByRole('row', { name: /^Length / })
  const make = page.getByRole('button', { name: 'Update the 3D model' })
  const errorAlert = page.getByRole('alert', { name: 'Please check these fields' })
  await expect(length).toHaveText(/255\.0\+9\.0264\.0/, { timeout: 60_000 })
  await test.step('another length and upper', async () => {
    await left.getByLabel('Length').fill('270')
    await make.click()
    await expect(length).toHaveText(/270\.0\+9\.0279\.0/, { timeout: 60_000 })
    await page.getByRole('radio', { name: 'Sandal' }).check({ force: true })
    await expect(page.getByRole('img', { name: 'A computer-generated pair: Sandal, Grey' })).toBeVisible()
  })
  await test.step('an invalid number', async () => {
    await left.getByLabel('Length').fill('1e9')
    await make.click()
    await expect(errorAlert).toBeFocused()
    await errorAlert.getByRole('link').click()
    await expect(left.getByLabel('Length')).toBeFocused()
    await expect(left.getByLabel('Length')).toHaveValue('1e9')
    await expect(length).toHaveText(/270\.0\+9\.0279\.0/)
    expect(page.workers()).toHaveLength(2)
    await left.getByLabel('Length').fill('255')
  })
  const text = page.getByLabel('Text under the sole')
  await test.step('an unprintable text', async () => {
    await page.getByRole('radio', { name: /^Roomy/ }).check({ force: true })
    await text.fill('裸足')
    await make.click()
    await expect(errorAlert.getByRole('link')).toHaveText(/only letters A to Z/)
    await errorAlert.getByRole('link').click()
    await expect(text).toBeFocused()
    await expect(text).toHaveValue('裸足')
    await expect(text).toHaveAccessibleDescription(/only letters A to Z/)
    await expect(page.getByRole('radio', { name: /^Roomy/ })).toBeChecked()
    await expect(length).toHaveText(/270\.0\+9\.0279\.0/)
    await text.press('End')
    await text.pressSequentially('K')
    await expect(text).toHaveValue('裸足K')
  })
  await test.step('a feel and a printable text', async () => {
    await text.fill('Yuki & K')
    await make.click()
    await expect(length).toHaveText(/255\.0\+12\.0267\.0/, { timeout: 60_000 })
    await expect(errorAlert).toBeHidden()
  })
})
