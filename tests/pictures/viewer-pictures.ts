import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import type { ViewerTurn } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { findBrowser, thisWorld } from '../../scripts/prepare/browser.mjs'
import { knownVisitor } from '../support/browser/known-visitor.ts'
import { type Adapter, openBareViewer } from '../support/browser/viewers/bare-viewer.ts'
import { sides } from '../support/browser/viewers/conformance.ts'
import { serveSite } from '../support/server/serve-site.ts'
import { defaults } from '../support/shapediver/model.ts'
import { openStandIn, ticket } from '../support/shapediver/stand-in.ts'

const [width, height] = [320, 240]

const views: readonly { readonly adapter: Adapter; readonly isLive: boolean }[] = [
  { adapter: 'open-three-viewer', isLive: false },
  { adapter: 'open-shapediver-viewer', isLive: false },
  { adapter: 'open-shapediver-viewer', isLive: true },
]

/** The same pair from six sides: a row for each 3D view, drawn by the build that there is. */
const standIn = await openStandIn()
const site = await serveSite('dist', { ticket, modelViewUrl: standIn.url })
const found = await findBrowser(thisWorld(process.cwd()))
const browser = await chromium.launch({
  ...(found ? { executablePath: found.path } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic'],
})

async function takePictures(adapter: Adapter, isLive: boolean): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' })
  await context.addCookies(knownVisitor(site.url))
  const page = await context.newPage()
  await page.goto(`${site.url}/shapediver`)
  await page.locator('html[data-alive]').waitFor()
  const viewer = await openBareViewer(page, adapter)
  if (isLive) await viewer.openSession({ ticket, modelViewUrl: standIn.url }, defaults)
  const pictures: Buffer[] = []
  for (const turns of Object.values<readonly ViewerTurn[]>(sides)) {
    await viewer.turn(...turns)
    pictures.push(
      await sharp((await viewer.picture()).png)
        .resize(width, height)
        .toBuffer(),
    )
  }
  await viewer.close()
  await context.close()
  return pictures
}

try {
  const rows: Buffer[][] = []
  for (const { adapter, isLive } of views) rows.push(await takePictures(adapter, isLive))
  const folder = join('docs', 'shapediver')
  await mkdir(folder, { recursive: true })
  const parts = rows.flatMap((row, y) => row.map((input, x) => ({ input, left: x * width, top: y * height })))
  await sharp({ create: { width: width * 6, height: height * rows.length, channels: 3, background: '#fff' } })
    .composite(parts)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, 'six-sides.webp'))
} finally {
  await browser.close()
  await site.close()
  await standIn.close()
}
