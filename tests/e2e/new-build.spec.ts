import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/console.ts'
import { type ServedSite, serveSite } from '../support/serve-site.ts'

let dist: string
let site: ServedSite

/** Another shop by one setting: it gets another name, and other bytes in every page. */
function buildAnother(): void {
  const { status, stderr } = spawnSync('npx', ['--no-install', 'node', 'scripts/build.ts', dist], {
    env: { ...process.env, PUBLIC_URL: 'https://next.example' },
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
}

test.beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'hadashi-dist-'))
  // The newest build alone: of many copies none would be older than another, and the oldest goes when one comes.
  const { id } = JSON.parse(await readFile(join('dist', 'latest.json'), 'utf8'))
  await cp(join('dist', 'latest.json'), join(dist, 'latest.json'))
  await cp(join('dist', 'builds', id), join(dist, 'builds', id), { recursive: true })
  site = await serveSite(dist)
})

test.afterAll(async () => {
  await site.close()
  await rm(dist, { recursive: true, force: true })
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a tab that is open while a new build comes goes on working, in both languages', async ({ page, request }) => {
  // It builds the shop once more, beside the others.
  test.setTimeout(240_000)
  const latest = async () => (await (await request.get(`${site.url}/builds/latest.json`)).json()).id
  const before = await latest()
  await openAlive(page, `${site.url}/`)
  await page.evaluate(() => {
    document.documentElement.dataset.sameTab = ''
  })
  buildAnother()
  await site.takeNewest()
  expect(await latest()).not.toBe(before)

  const payloads: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('_payload.json')) payloads.push(`${answer.status()} ${new URL(answer.url()).search}`)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(heading(page)).toHaveText('Questions and answers')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(heading(page)).toHaveText('よくある質問')
  await page.getByRole('contentinfo').getByRole('link', { name: '利用規約' }).click()
  await expect(heading(page)).toHaveText('利用規約とプライバシー')
  await expect(page.locator('html')).toHaveAttribute('data-same-tab', '')
  expect(payloads).toEqual([`200 ?${before}`, `200 ?${before}`, `200 ?${before}`])

  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-same-tab')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://next.example/ja/terms-and-conditions',
  )
})
