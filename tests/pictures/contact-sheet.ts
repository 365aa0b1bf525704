import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { settings } from '#domain/settings.ts'
import { findBrowser, thisWorld } from '../../scripts/prepare/browser.mjs'
import { startShop } from '../support/server/running-shop.ts'
import { type Screen, takeScreens, themes } from './take-screens.ts'

/** A page that is longer is cut: a sheet shows how pages look together, not every line. */
const cell = { narrow: 150, wide: 330, height: 420 }

const style = `
  body { margin: 0; padding: 24px; background: #777; font: 11px sans-serif; color: #fff }
  main { display: flex; flex-wrap: wrap; gap: 16px }
  figure { margin: 0 } figcaption { padding-bottom: 4px }
  div { display: flex; gap: 6px; height: ${cell.height}px } img { object-fit: cover; object-position: top; height: 100% }
  .narrow { width: ${cell.narrow}px } .wide { width: ${cell.wide}px }`

function renderSheet(screens: readonly Screen[]): string {
  const names = [...new Set(screens.map(({ name }) => name))]
  const figures = names.map((name) => {
    const pictures = screens.filter((screen) => screen.name === name)
    const images = pictures.map(
      ({ width, picture }) =>
        `<img class="${width < 600 ? 'narrow' : 'wide'}" src="data:image/jpeg;base64,${picture.toString('base64')}">`,
    )
    return `<figure><figcaption>${name}</figcaption><div>${images.join('')}</div></figure>`
  })
  return `<style>${style}</style><main>${figures.join('')}</main>`
}

async function print(browser: Browser, html: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2_090, height: 800 } })
  await page.setContent(html)
  await page.evaluate(() => Promise.all(Array.from(document.images, (picture) => picture.decode())))
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 62 })
  await page.close()
}

/**
 * Draws every page of the shop onto one sheet per language and theme, in docs/screens/. With a folder as its word it also
 * leaves every picture there, whole; further words are the beginnings of the paths to take.
 */
const [, , folder, ...starts] = process.argv
const shop = await startShop()
process.env.SHOP_URL = shop.url
process.env.SHOP_DATA_DIR = shop.dataDir
const found = await findBrowser(thisWorld(process.cwd()))
const browser = await chromium.launch({
  ...(found ? { executablePath: found.path } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--disable-quic'],
})
try {
  for (const language of settings.languages.available)
    for (const theme of themes) {
      const screens = await takeScreens(
        browser,
        language,
        theme,
        (path) => starts.length === 0 || starts.some((start) => path.startsWith(start)),
      )
      if (folder) {
        await mkdir(folder, { recursive: true })
        for (const { name, width, picture } of screens)
          await writeFile(join(folder, `${name}-${language}-${theme}-${width}.jpg`), picture)
      }
      if (starts.length === 0)
        await print(browser, renderSheet(screens), join('docs', 'screens', `${language}-${theme}.jpg`))
    }
} finally {
  await browser.close()
  await shop.stop()
}
