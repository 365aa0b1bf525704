import { expect, openAlive, test } from '../support/console.ts'
import { ask, stage, table } from '../support/shoe-viewer.ts'
import { expectUsable } from '../support/usable.ts'

// Nothing is drawn here: where no WebGL is, everything else has to hold all the more.
test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 240_000 })

const drawer = /\/assets\/open-three-viewer-[^/]*\.js$/
const viewer = /\/assets\/shoe-viewer-[^/]*\.js$/
const maker = /\/assets\/make-shoe\.worker-[^/]*\.js$/

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
})

test('without WebGL the shoes are made all the same, shown as pictures and told in tables', async ({ page }) => {
  await openAlive(page, '/shapediver')
  await ask(page).click()
  await expect(page.getByText('This browser shows no 3D')).toBeVisible()
  await expect(table(page).getByRole('row', { name: /^Length 255\.0 \+9\.0/ })).toBeVisible({ timeout: 60_000 })
  const picture = page.getByRole('img', { name: 'A drawn pair: Sandal, Green' })
  await page.getByRole('radio', { name: 'Sandal' }).check({ force: true })
  await page.getByRole('radio', { name: 'Green' }).check({ force: true })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
  await expect(stage(page)).toBeHidden()
  await expectUsable(page)
})

const languages = [
  {
    address: '/shapediver',
    making: 'The shoes are being made',
    broken: 'Making the shoes broke off.',
    missing: 'The 3D view did not come.',
    again: 'Try again',
    length: 'Length',
    make: 'Make the pair',
    refused: 'Length: we can make shoes well from 180 to 310 mm.',
    older: 'What you see is the pair from before.',
  },
  {
    address: '/ja/shapediver',
    making: '靴をつくっています',
    broken: '靴の作成が中断しました。',
    missing: '3D表示を読み込めませんでした。',
    again: 'もう一度',
    length: '足長',
    make: 'この寸法でつくる',
    refused: '足長：180～310 mmであれば、よい靴をおつくりできます。',
    older: '表示しているのは、ひとつ前の靴です。',
  },
] as const

for (const { address, ...words } of languages) {
  test(`${address} says how far the shoes are, and that making them broke off; another try makes them`, async ({
    page,
    mayFail,
  }) => {
    mayFail(maker)
    const gate = Promise.withResolvers<void>()
    await page.route(maker, (route) => gate.promise.then(() => route.abort()), { times: 2 })
    await openAlive(page, address)
    await ask(page).click()
    await expect(page.getByRole('progressbar', { name: words.making })).toBeVisible()
    await expectUsable(page)
    gate.resolve()
    await expect(page.getByRole('alert').getByText(words.broken)).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: words.again }).click()
    await expect(page.getByRole('region', { name: /^(The pair in 3D|3Dで見る一足)$/ })).toBeFocused()
    await expect(table(page)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(words.broken)).toBeHidden()
  })

  test(`${address} says which shoe is not made and why, and keeps the pair from before`, async ({ page }) => {
    await openAlive(page, address)
    await ask(page).click()
    await expect(table(page)).toBeVisible({ timeout: 60_000 })
    const length = page.getByRole('textbox', { name: words.length }).nth(1)
    await length.fill('320')
    for (const at of [4, 5]) await page.getByRole('textbox').nth(at).fill('')
    await page.getByRole('button', { name: words.make }).click()
    const news = page.getByRole('alert')
    await expect(news.getByText(words.refused)).toBeVisible()
    await expect(news.getByText(/^(Right shoe|右の靴)$/)).toBeVisible()
    await expect(news.getByText(words.older)).toBeVisible()
    await expect(length).toHaveValue('320')
    await expect(table(page)).toBeVisible()
    await expectUsable(page)
  })

  test(`${address} says that the viewer or what draws did not come, and tries again`, async ({ page, mayFail }) => {
    mayFail(viewer)
    mayFail(drawer)
    await page.route(viewer, (route) => route.abort(), { times: 1 })
    await page.route(drawer, (route) => route.abort(), { times: 1 })
    await openAlive(page, address)
    await ask(page).click()
    await expect(page.getByRole('alert').getByText(words.missing)).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: words.again }).click()
    await expect(table(page)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('alert').getByText(words.missing)).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: words.again }).click()
    await expect(page.getByText(words.missing)).toBeHidden()
  })
}
