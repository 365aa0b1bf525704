import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as bare } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { serveSite } from '../support/serve-site.ts'
import { watchViolations } from '../support/watch-first-view.ts'

type Attempt = { readonly name: string; readonly directive: string; try(): unknown }

/** What a stranger's text would try, once it stood in a page. */
const attempts: Attempt[] = [
  {
    name: 'an inline script',
    directive: 'script-src-elem|trusted-types',
    try: () => {
      const script = document.createElement('script')
      script.append('window.ran = true')
      document.head.append(script)
    },
  },
  {
    name: "another host's script",
    directive: 'script-src-elem|trusted-types',
    try: () => {
      const script = document.createElement('script')
      script.setAttribute('src', 'https://evil.example/x.js')
      document.head.append(script)
    },
  },
  {
    name: 'a style in an attribute',
    directive: 'style-src-attr',
    try: () => document.body.setAttribute('style', 'color:red'),
  },
  {
    name: 'a style of its own',
    directive: 'style-src-elem',
    try: () => {
      const style = document.createElement('style')
      style.append('body{color:red}')
      document.head.append(style)
    },
  },
  {
    name: 'a call to another host',
    directive: 'connect-src',
    try: () => fetch('https://evil.example/').catch(() => {}),
  },
  {
    name: "another host's picture",
    directive: 'img-src',
    try: () => {
      new Image().src = 'https://evil.example/x.png'
    },
  },
  {
    name: "another host's frame",
    directive: 'frame-src',
    try: () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.example/'
      document.body.append(frame)
    },
  },
  {
    name: 'another base for its links',
    directive: 'base-uri',
    try: () => {
      const base = document.createElement('base')
      base.href = 'https://evil.example/'
      document.head.append(base)
    },
  },
]

/** The rows of the table, and whether text may become markup there. */
const rows = [
  { policy: 'base', address: '/about', textMayBeMarkup: false },
  { policy: 'calendly', address: '/calendly', textMayBeMarkup: false },
  { policy: 'shapediver', address: '/shapediver', textMayBeMarkup: true },
]

for (const { policy, address, textMayBeMarkup } of rows) {
  bare(`the policy ${policy} refuses what it does not name`, async ({ page }) => {
    const refused = await watchViolations(page)
    await page.goto(address)
    await isAlive(page)
    for (const attempt of attempts) {
      const before = (await refused()).length
      // Some are refused by an exception, too.
      await page.evaluate(attempt.try).catch(() => {})
      await expect
        .poll(async () => (await refused()).slice(before), attempt.name)
        .toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(attempt.directive))]))
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    const markup = page.evaluate(() => {
      document.createElement('div').innerHTML = '<b>text</b>'
      return 'written'
    })
    if (textMayBeMarkup) expect(await markup).toBe('written')
    else await expect(markup).rejects.toThrow('TrustedHTML')
  })
}

bare('a worker may run compiled code, and its page may not', async ({ page }) => {
  const dist = await mkdtemp(join(tmpdir(), 'hadashi-dist-'))
  const site = join(dist, 'builds', 'aaaaaaaaaaaa', 'site')
  await mkdir(join(site, 'assets'), { recursive: true })
  await writeFile(join(dist, 'latest.json'), '{"id":"aaaaaaaaaaaa","timestamp":1}')
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Hadashi</title>')
  const empty = 'new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])'
  await writeFile(
    join(site, 'assets', 'measure.worker-1.js'),
    `WebAssembly.instantiate(${empty}).then(() => postMessage('compiled'), (fault) => postMessage(String(fault)))`,
  )
  const served = await serveSite(dist)
  try {
    await page.goto(served.url)
    const inWorker = await page.evaluate(() => {
      type Policies = { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
      const { trustedTypes } = window as unknown as { trustedTypes: Policies }
      const app = trustedTypes.createPolicy('app', { createScriptURL: (url: string) => url })
      const worker = new Worker(app.createScriptURL('/assets/measure.worker-1.js'))
      return new Promise((told) => worker.addEventListener('message', ({ data }) => told(data)))
    })
    expect(inWorker).toBe('compiled')
    const inPage = page.evaluate(() => WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))
    await expect(inPage).rejects.toThrow('Content Security Policy')
  } finally {
    await served.close()
    await rm(dist, { recursive: true, force: true })
  }
})

test('pages with a policy of their own are entered and left by a full load', async ({ page }) => {
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  const same = page.locator('html[data-same-document]')
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click()
  await openAlive(page, '/about')
  for (const { address, name } of [
    { address: '/calendly', name: 'Visit times' },
    { address: '/shapediver', name: 'See the shoe in 3D' },
  ])
    await test.step(address, async () => {
      await mark()
      await follow(name)
      await page.waitForURL(`**${address}?lang=en`)
      await isAlive(page)
      await expect(same).toHaveCount(0)
      await mark()
      await follow('How it is made')
      await page.waitForURL('**/about?lang=en')
      await isAlive(page)
      await expect(same).toHaveCount(0)
    })
  await mark()
  await follow('Questions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions')
  await expect(same).toHaveCount(1)
})
