import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'
import { missingPackages } from './installed.mjs'

const wanted = {
  '': { name: 'hadashi' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
}

test('nothing is missing when every package is installed, except those of other platforms', () => {
  const there = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }
  expect(missingPackages(wanted, there)).toEqual([])
})

test('an absent package and one of another version are missing', () => {
  expect(missingPackages(wanted, { 'node_modules/a': { version: '1.0.1' } })).toEqual(['a', 'b'])
})

test('an optional package of another version is missing too', () => {
  const there = { ...wanted, 'node_modules/other-platform': { version: '0.9.0' } }
  expect(missingPackages(wanted, there)).toEqual(['other-platform'])
})

/** A fake machine: its files, the commands that work, and the files that they create. */
function machine(
  files: string[],
  options: { brings?: Record<string, string>; isRoot?: boolean; env?: Record<string, string> } = {},
) {
  const ran: string[] = []
  return {
    ran,
    world: {
      exists: (path: string) => files.includes(path),
      run(command: string, words: string[]) {
        const line = [command, ...words].join(' ')
        ran.push(line)
        const brought = Object.entries(options.brings ?? {}).find(([start]) => line.startsWith(start))?.[1]
        if (brought) files.push(brought)
        return brought !== undefined || line === 'apt-get update -qq'
      },
      env: { PATH: '/usr/local/bin:/usr/bin', ...options.env },
      isRoot: options.isRoot ?? false,
      root: '/shop',
    },
  }
}

test('prefers the browser that CHROMIUM_PATH names to any other', async () => {
  const { world } = machine(['/opt/mine', '/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/mine' } })
  expect(await findBrowser(world)).toEqual({ how: 'CHROMIUM_PATH', path: '/opt/mine' })
})

test('finds no browser when CHROMIUM_PATH names a missing file', async () => {
  const { world } = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/wrong' } })
  expect(await findBrowser(world)).toBeUndefined()
})

test.each([
  '/usr/bin/chromium',
  '/usr/local/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
])('uses an installed browser at %s and downloads nothing', async (path) => {
  const { world, ran } = machine([path], { isRoot: true })
  expect(await findBrowser(world)).toEqual({ how: 'installed', path })
  expect(ran).toEqual([])
})

test('prefers the headless shell to a full browser, which takes more than twice the time', async () => {
  const { world, ran } = machine(['/usr/bin/chromium', '/usr/local/bin/chromium-headless-shell'])
  expect(await findBrowser(world)).toEqual({ how: 'installed', path: '/usr/local/bin/chromium-headless-shell' })
  expect(ran).toEqual([])
})

test('installs the headless shell for root on Debian, even next to a full browser', async () => {
  const brings = { 'apt-get install': '/usr/bin/chromium-headless-shell' }
  const { world, ran } = machine(['/usr/bin/apt-get', '/usr/bin/chromium'], { isRoot: true, brings })
  expect(await findBrowser(world)).toEqual({ how: 'Debian package', path: '/usr/bin/chromium-headless-shell' })
  expect(ran[0]).toBe('apt-get update -qq')
})

test("falls back to the installed browser or Debian's own where Debian has no headless shell", async () => {
  const there = machine(['/usr/bin/apt-get', '/usr/bin/chromium'], { isRoot: true })
  expect(await findBrowser(there.world)).toEqual({ how: 'installed', path: '/usr/bin/chromium' })
  const brings = { 'apt-get install -y -qq --no-install-recommends chromium ': '/usr/bin/chromium' }
  const empty = machine(['/usr/bin/apt-get'], { isRoot: true, brings })
  expect(await findBrowser(empty.world)).toEqual({ how: 'Debian package', path: '/usr/bin/chromium' })
})

test('installs no system package for an ordinary user', async () => {
  const { world, ran } = machine(['/usr/bin/apt-get'])
  await findBrowser(world)
  expect(ran.filter((line) => line.startsWith('apt-get'))).toEqual([])
})

test("tries Playwright's download before the npm package", async () => {
  const { world, ran } = machine([join('/shop', 'node_modules', '.bin', 'playwright')])
  await findBrowser(world)
  expect(ran.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '/shop/node_modules/.bin/playwright install',
    'npm install',
  ])
})
