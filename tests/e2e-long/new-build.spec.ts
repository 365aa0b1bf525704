import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoSeller } from '#domain/content/demo-seller.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { listSellerPages, testSeller } from '../support/fakes/test-seller.ts'
import { type ServedSite, serveSite } from '../support/server/serve-site.ts'

let dist: string
let site: ServedSite

/** Builds the shop with other settings, so that it gets another id and every page differs. */
function buildAnother(): void {
  const { status, stderr } = spawnSync('npx', ['--no-install', 'node', 'scripts/build.ts', dist], {
    env: { ...process.env, ...testSeller, PUBLIC_URL: 'https://next.example' },
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
}

test.beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'hadashi-dist-'))
  // Copies the newest build alone: the oldest is deleted when a new one arrives, and copies would all be of one age.
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

const escaped = (text: string) => text.replaceAll('&', '&amp;')

/** Asserts that the configured seller is in the pages of both languages, without invented data. */
function expectOwnSeller(built: string): void {
  for (const text of listSellerPages(built)) {
    for (const value of Object.values(testSeller))
      expect(text.includes(value) || text.includes(escaped(value)), value).toBe(true)
    for (const invented of [...Object.values(demoSeller.en), ...Object.values(demoSeller.ja)].map(String))
      if (invented !== 'true') expect(text).not.toContain(invented)
    expect(text).not.toMatch(/invented|架空/)
  }
  // The FAQ page contains the address twice: in its text and in its structured data for search engines.
  for (const folder of ['', 'ja']) {
    const questions = readFileSync(join(built, folder, 'faq', 'index.html'), 'utf8')
    expect(questions.split(testSeller.SELLER_EMAIL).length - 1).toBeGreaterThanOrEqual(2)
    expect(questions).not.toContain(demoSeller.en.email)
  }
}

test('keeps an open tab working in both languages when a new build with another seller is deployed', async ({
  page,
  request,
}) => {
  // It builds the shop once more while other tests run.
  test.setTimeout(240_000)
  const latest = async () => (await (await request.get(`${site.url}/builds/latest.json`)).json()).id
  const before = await latest()
  await openAlive(page, `${site.url}/`)
  await page.evaluate(() => {
    document.documentElement.dataset.sameTab = ''
  })
  buildAnother()
  await site.takeNewest()
  const after = await latest()
  expect(after, 'another seller is another build').not.toBe(before)
  await test.step('shows the configured seller in the pages of both languages', () =>
    expectOwnSeller(join(dist, 'builds', after, 'site')))

  const payloads: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('_payload.json')) payloads.push(`${answer.status()} ${new URL(answer.url()).search}`)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
  await expect(heading(page)).toHaveText('Questions')
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
