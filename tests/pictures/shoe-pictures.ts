import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { colourNames } from '#domain/shoe/shoe-colours.ts'
import { uppers } from '#domain/shoe/shoe-request.ts'
import { findBrowser, thisWorld } from '../../scripts/prepare/browser.mjs'
import { knownVisitor } from '../support/browser/known-visitor.ts'
import { serveSite } from '../support/server/serve-site.ts'

const [width, height] = [800, 600]

/** Nothing but what the viewer draws, with nothing below it: the page gives it its paper, light or dark. */
const bare = `
  html, body, body * { background: none !important; visibility: hidden !important }
  .stage-picture { position: fixed !important; inset: 0; z-index: 9; width: ${width}px; height: ${height}px }
  .viewer-3d, .viewer-3d * { visibility: visible !important; outline: none !important }`

/** Once the page has nothing more to make and has drawn what it made. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('progress'))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** The pictures that stand where the viewer does not yet: drawn by itself, of the build that there is. */
const site = await serveSite('dist')
const found = await findBrowser(thisWorld(process.cwd()))
const browser = await chromium.launch({
  ...(found ? { executablePath: found.path } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic'],
})
try {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce', bypassCSP: true })
  await context.addCookies(knownVisitor(site.url))
  const page = await context.newPage()
  await page.goto(`${site.url}/shapediver`)
  await page.locator('html[data-alive]').waitFor()
  await page.getByRole('button', { name: 'Load the 3D model' }).click()
  await page.getByRole('application').waitFor()
  await page.addStyleTag({ content: bare })
  for (const upper of uppers)
    for (const colour of colourNames) {
      for (const value of [upper, colour])
        await page.locator(`input[value=${value}]`).evaluate((radio: HTMLInputElement) => radio.click())
      await drawn(page)
      const picture = await page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width, height } })
      const file = join('public', 'img', `pair-${upper}-${colour}.webp`)
      await sharp(picture).resize(width, height).webp({ quality: 78, alphaQuality: 80, effort: 6 }).toFile(file)
    }
} finally {
  await browser.close()
  await site.close()
}
