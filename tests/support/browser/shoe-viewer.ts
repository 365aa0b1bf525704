import { readFile } from 'node:fs/promises'
import type { LaunchOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openAlive, test } from './console.ts'

/** Renders in software: slow, but the same on every machine. */
export function drawnByProcessor(options: LaunchOptions): LaunchOptions {
  const args = (options.args ?? []).filter((one) => one !== '--disable-gpu')
  return { ...options, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] }
}

/** Software rendering leaves less time for everything else. */
export const patience = 240_000

export const loadButton = (page: Page) => page.getByRole('button', { name: /Load the 3D model|3Dで回して見る/ })
export const stage = (page: Page) => page.getByRole('application', { name: /from all sides|あらゆる角度から見られる/ })
export const table = (page: Page) => page.getByRole('table', { name: /Left shoe, in mm|左の靴（mm）/ })

export async function openViewer(page: Page, address = '/shapediver'): Promise<void> {
  await openAlive(page, address)
  await loadButton(page).click()
  await expect(stage(page)).toBeVisible({ timeout: 60_000 })
  await expect(table(page)).toBeVisible()
}

/**
 * Saves the picture with the button; returns the brightness of the shoe and the share of the picture that it covers.
 */
export async function savedPicture(page: Page) {
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

/** Checks that nothing of the viewer loads before it is requested; then its picture has the focus. */
export async function askForViewer(page: Page): Promise<void> {
  await test.step('nothing of the viewer is loaded before it is requested', async () => {
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))
    await openAlive(page, '/shapediver')
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => /three|shoe-viewer-|live-maker|shapediver-viewer|worker/.test(url))).toEqual([])
  })
  await test.step('the focus moves to the picture, which describes its controls', async () => {
    await loadButton(page).click()
    await expect(stage(page)).toBeVisible({ timeout: 60_000 })
    await expect(table(page).getByRole('row')).toHaveCount(6)
    await expect(stage(page)).toBeFocused()
    await expect(stage(page)).toBeInViewport({ ratio: 0.9 })
    await expect(stage(page)).toHaveAccessibleDescription(/arrow keys/)
  })
}
