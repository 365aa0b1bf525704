import { expect, openAlive, test } from '../support/console.ts'
import { ask, drawnByProcessor, openViewer, patience, savedPicture, stage, table } from '../support/shoe-viewer.ts'
import { expectUsable } from '../support/usable.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use(drawnByProcessor(launchOptions)),
  reducedMotion: 'reduce',
})
test.describe.configure({ timeout: patience })

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
  await expect(page.getByRole('application', { name: 'The left shoe from all sides: Shell, Green' })).toBeVisible()
  expect((await savedPicture(page)).data.equals(green.data)).toBe(false)
  await page.getByLabel('Show the foot inside the shoe').check()
  const foot = await savedPicture(page)
  expect(foot.red).toBeGreaterThan(foot.green + 10)
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
  await expect(page.getByRole('application', { name: 'The pair from all sides: Sandal, Grey' })).toBeVisible()
  await left.getByLabel('Length').fill('1e9')
  await page.getByRole('button', { name: 'Make the pair' }).click()
  const faults = page.getByRole('alert', { name: 'Something in the form cannot be used' })
  await expect(faults).toBeFocused()
  await faults.getByRole('link').click()
  await expect(left.getByLabel('Length')).toBeFocused()
  await expect(left.getByLabel('Length')).toHaveValue('1e9')
  expect(await length.innerText()).toBe(made)
  expect(page.workers()).toHaveLength(2)
})

test('the feel gives the room that the table tells, and what cannot stand under the sole changes nothing', async ({
  page,
}) => {
  await openViewer(page)
  const length = table(page).getByRole('row', { name: /^Length / })
  await expect(length).toHaveText(/255\.0\+9\.0264\.0/)
  await page.getByRole('radio', { name: /^Roomy/ }).check({ force: true })
  const text = page.getByLabel('Text under the sole')
  await text.fill('裸足')
  await page.getByRole('button', { name: 'Make the pair' }).click()
  const faults = page.getByRole('alert', { name: 'Something in the form cannot be used' })
  await expect(faults.getByRole('link')).toHaveText(/only letters A to Z/)
  await faults.getByRole('link').click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('裸足')
  await expect(text).toHaveAccessibleDescription(/only letters A to Z/)
  await expect(page.getByRole('radio', { name: /^Roomy/ })).toBeChecked()
  await expect(length).toHaveText(/255\.0\+9\.0264\.0/)
  await text.press('End')
  await text.pressSequentially('K')
  await expect(text).toHaveValue('裸足K')
  await text.fill('Yuki & K')
  await page.getByRole('button', { name: 'Make the pair' }).click()
  await expect(length).toHaveText(/255\.0\+12\.0267\.0/, { timeout: 60_000 })
  await expect(faults).toBeHidden()
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
