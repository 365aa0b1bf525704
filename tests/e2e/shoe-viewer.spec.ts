import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openAlive, test } from '../support/console.ts'
import { expectUsable } from '../support/usable.ts'

// Drawn by the processor: slow, but the same everywhere.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = (launchOptions.args ?? []).filter((one) => one !== '--disable-gpu')
    await use({ ...launchOptions, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] })
  },
  reducedMotion: 'reduce',
})

// A processor that draws has less time for all the rest.
test.describe.configure({ timeout: 240_000 })

const ask = (page: Page) => page.getByRole('button', { name: /Turn it in 3D|3Dで回して見る/ })
const stage = (page: Page) => page.getByRole('img', { name: /from all sides|あらゆる角度から見られる/ })
const table = (page: Page) => page.getByRole('table', { name: /What was made|できあがりの寸法/ })
const drawer = /\/assets\/open-three-viewer-[^/]*\.js$/

async function openViewer(page: Page, address = '/shapediver'): Promise<void> {
  await openAlive(page, address)
  await ask(page).click()
  await expect(stage(page)).toBeVisible({ timeout: 60_000 })
  await expect(table(page)).toBeVisible()
}

/** The picture as the button saves it: how bright the shoe is, and how much of the paper it covers. */
async function savedPicture(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('hadashi-shoe.png')
  const { data, info } = await sharp(await readFile(await saved.path()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paper = [...data.subarray(0, 3)]
  const sum = [0, 0, 0]
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    if (Math.abs((data[at] ?? 0) - (paper[0] ?? 0)) < 40) continue
    count++
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0)
  }
  const [red = 0, green = 0, blue = 0] = sum.map((one) => one / Math.max(1, count))
  return { data, share: count / (info.width * info.height), red, green, blue }
}

for (const address of ['/shapediver', '/ja/shapediver'])
  test(`${address} shows a pair once it is asked for, and everyone can use it`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await openAlive(page, address)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /three|shoe-viewer-|worker/.test(url))).toEqual([])
    await ask(page).click()
    await expect(stage(page)).toBeVisible({ timeout: 60_000 })
    await expect(table(page).getByRole('row')).toHaveCount(6)
    await expectUsable(page)
  })

test('the picture is a shoe on paper, in the colour that was chosen, and can be saved', async ({ page }) => {
  await openViewer(page)
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
  await expect(page.getByRole('img', { name: 'The left shoe from all sides: Shell, Green' })).toBeVisible()
  expect((await savedPicture(page)).data.equals(green.data)).toBe(false)
  await page.getByLabel('Show the foot inside the shoe').check()
  const foot = await savedPicture(page)
  expect(foot.red).toBeGreaterThan(foot.green + 10)
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

test('other numbers and another upper make another pair; wrong numbers change nothing and lose nothing', async ({
  page,
}) => {
  await openViewer(page)
  const left = page.getByRole('group', { name: 'Left foot' })
  const length = table(page).getByRole('row', { name: /^Length / })
  const atFirst = await length.innerText()
  await left.getByLabel('Length').fill('270')
  await page.getByRole('button', { name: 'Make the pair' }).click()
  await expect.poll(() => length.innerText(), { timeout: 60_000 }).not.toBe(atFirst)
  const made = await length.innerText()
  await page.getByRole('radio', { name: 'Sandal' }).check({ force: true })
  await expect(page.getByRole('img', { name: 'The pair from all sides: Sandal, Grey' })).toBeVisible()
  await left.getByLabel('Length').fill('1e9')
  await page.getByRole('button', { name: 'Make the pair' }).click()
  const faults = page.getByRole('alert', { name: 'Some numbers cannot be used' })
  await expect(faults).toBeFocused()
  await faults.getByRole('link').click()
  await expect(left.getByLabel('Length')).toBeFocused()
  await expect(left.getByLabel('Length')).toHaveValue('1e9')
  expect(await length.innerText()).toBe(made)
  expect(page.workers()).toHaveLength(2)
})

test('a picture that the device puts away comes back, and the table stands meanwhile', async ({ page, maySay }) => {
  maySay(/^THREE\.WebGLRenderer: Context (Lost|Restored)\.$/)
  await openViewer(page)
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2')
    const device = context?.getExtension('WEBGL_lose_context')
    Object.assign(window, { device })
    device?.loseContext()
  })
  await expect(page.getByText('The device has put the 3D view away')).toBeVisible()
  await expect(table(page)).toBeVisible()
  await page.evaluate(() => (window as unknown as { device: WEBGL_lose_context }).device.restoreContext())
  await expect(stage(page)).toBeVisible()
  expect((await savedPicture(page)).share).toBeGreaterThan(0.08)
})

test('without WebGL the shoes are made all the same, and told in a table', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openAlive(page, '/shapediver')
  await ask(page).click()
  await expect(page.getByText('This browser shows no 3D')).toBeVisible()
  await expect(table(page).getByRole('row', { name: /^Length \d{3}\.\d mm/ })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('img', { name: 'A drawn shoe: Shell' })).toBeVisible()
  await expect(stage(page)).toBeHidden()
  await expectUsable(page)
})

test('a 3D view that does not come is tried again, and nothing else is lost by it', async ({ page, mayFail }) => {
  mayFail(drawer)
  await page.route(drawer, (route) => route.abort(), { times: 1 })
  await openAlive(page, '/shapediver')
  await ask(page).click()
  await expect(page.getByRole('alert').getByText('The 3D view did not come.')).toBeVisible()
  await expect(table(page)).toBeVisible({ timeout: 60_000 })
})
