import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { crashProcess } from '../../support/server/crash-process.ts'
import { emptyFolder } from '../../support/server/data-folder.ts'
import { countStores, killProcess, npmStart, patience, waitUntilGone } from '../../support/server/npm-tree.ts'
import { readPostmasterPid } from '../../support/server/postmaster.ts'

test('after kill -9 of the database the shop restarts it, and still stops cleanly', async () => {
  const dataDir = await emptyFolder()
  const tree = npmStart(dataDir)
  const url = await tree.url
  const killed = readPostmasterPid(dataDir)
  crashProcess(killed)
  await vi.waitFor(async () => {
    expect(readPostmasterPid(dataDir)).not.toBe(killed)
    expect((await fetch(`${url}/api/readyz`)).status).toBe(200)
  }, patience)
  expect(await countStores(tree)).toBe(4)
  killProcess(tree.npm.pid, 'SIGTERM')
  await waitUntilGone(tree)
})

test('production without its settings reports every missing one', async () => {
  const bare = npmStart(await emptyFolder(), { NODE_ENV: 'production' })
  await once(bare.npm, 'exit')
  for (const name of ['PUBLIC_URL', 'JWT_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'SELLER_NAME', 'SELLER_PHONE'])
    expect(bare.output()).toContain(`${name} is missing`)
  await waitUntilGone(bare)
})

test('a taken port and a data folder in use are reported with a way out; nothing is left running and the first shop continues', async () => {
  const dataDir = await emptyFolder()
  const first = npmStart(dataDir)
  const port = new URL(await first.url).port
  const atPort = npmStart(await emptyFolder(), { PORT: port })
  await once(atPort.npm, 'exit')
  expect(atPort.output()).toContain(
    `Port ${port} is in use by another program. Stop that one, or open the shop at another port: PORT=${Number(port) + 1} npm start`,
  )
  expect(atPort.output()).not.toMatch(/ at .*\.ts:/)
  await waitUntilGone(atPort)
  const inFolder = npmStart(dataDir)
  await once(inFolder.npm, 'exit')
  expect(inFolder.npm.exitCode).toBe(1)
  expect(inFolder.output()).toMatch(/The data folder .* is in use by another instance of the shop/)
  expect(await countStores(first)).toBe(4)
  killProcess(first.npm.pid, 'SIGTERM')
  await waitUntilGone(first)
})

test('invalid settings are reported all at once, before anything starts', async () => {
  const wrong = npmStart(await emptyFolder(), { LOG_LEVEL: 'loud', TRUSTED_PROXIES: 'nowhere' })
  await once(wrong.npm, 'exit')
  expect(wrong.output()).toContain('LOG_LEVEL is not one of info, debug, warn, error')
  expect(wrong.output()).toContain('TRUSTED_PROXIES contains nowhere')
  await waitUntilGone(wrong)
})
