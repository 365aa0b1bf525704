import { test as bare } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'
import { watchViolations } from '../support/browser/watch-first-view.ts'

type Attempt = { readonly name: string; readonly directive: string; try(): unknown }

/** What injected content would try in a page. */
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
    name: 'an inline style attribute',
    directive: 'style-src-attr',
    try: () => document.body.setAttribute('style', 'color:red'),
  },
  {
    name: 'an inline stylesheet',
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
    name: "another host's image",
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
    name: 'another base URL',
    directive: 'base-uri',
    try: () => {
      const base = document.createElement('base')
      base.href = 'https://evil.example/'
      document.head.append(base)
    },
  },
]

/** The rows of the policy table, and whether text may become markup there. */
const rows = [
  { policy: 'base', address: '/about', textMayBeMarkup: false },
  { policy: 'calendly', address: '/calendly', textMayBeMarkup: false },
  { policy: 'shapediver', address: '/shapediver', textMayBeMarkup: true },
]

bare('each policy refuses what it does not name', async ({ page }) => {
  const violations = await watchViolations(page)
  for (const { policy, address, textMayBeMarkup } of rows)
    await test.step(policy, async () => {
      await page.goto(address)
      await isAlive(page)
      for (const attempt of attempts) {
        const before = (await violations()).length
        // Some attempts also throw an exception.
        await page.evaluate(attempt.try).catch(() => {})
        await expect
          .poll(async () => (await violations()).slice(before), attempt.name)
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
})

test('enters and leaves pages with their own policy by a full load', async ({ page }) => {
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
