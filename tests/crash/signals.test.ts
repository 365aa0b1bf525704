import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { emptyFolder } from '../support/server/data-folder.ts'
import { type NpmTree, npmStart, shopOf } from '../support/server/npm-tree.ts'
import { postmasterOf } from '../support/server/postmaster.ts'

/** How the shop is ended; each way must leave nothing. */
type End = (tree: NpmTree, dataDir: string) => void

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('no such process')
  process.kill(pid, signal)
}

/** What never happens still fails; a busy machine is no fault. */
const patience = { timeout: 60_000, interval: 25 }

async function isGone(tree: NpmTree): Promise<void> {
  await vi.waitFor(() => expect(tree.processes()).toEqual([]), patience)
}

async function stores(tree: NpmTree): Promise<number> {
  const answer = await fetch(`${await tree.url}/api/reserve/stores`)
  return (await answer.json()).data.stores.length
}

const ends: [string, End][] = [
  ['TERM to npm', ({ npm }) => kill(npm.pid, 'SIGTERM')],
  ['Ctrl-C in the terminal', ({ npm }) => kill(-(npm.pid ?? 0), 'SIGINT')],
  ['hang-up of npm', ({ npm }) => kill(npm.pid, 'SIGHUP')],
  ['hang-up of the server', (tree) => kill(shopOf(tree), 'SIGHUP')],
  ['kill -9 of npm', ({ npm }) => kill(npm.pid, 'SIGKILL')],
  ['kill -9 of the server', (tree) => kill(shopOf(tree), 'SIGKILL')],
]

test(`${ends.map(([name]) => name).join(', ')} leave no process, and the next start is clean`, async () => {
  const dataDir = await emptyFolder()
  for (const [name, end] of ends) {
    const tree = npmStart(dataDir)
    expect(await stores(tree), `the start before ${name}`).toBe(4)
    expect(tree.processes().length).toBeGreaterThanOrEqual(3)
    end(tree, dataDir)
    await isGone(tree)
  }
  const last = npmStart(dataDir)
  expect(await stores(last)).toBe(4)
  kill(last.npm.pid, 'SIGTERM')
  await isGone(last)
})

test('kill -9 of the database: the shop goes on with it again, and still stops clean', async () => {
  const dataDir = await emptyFolder()
  const tree = npmStart(dataDir)
  const url = await tree.url
  const killed = postmasterOf(dataDir)
  kill(killed, 'SIGKILL')
  await vi.waitFor(async () => {
    expect(postmasterOf(dataDir)).not.toBe(killed)
    expect((await fetch(`${url}/api/readyz`)).status).toBe(200)
  }, patience)
  expect(await stores(tree)).toBe(4)
  kill(tree.npm.pid, 'SIGTERM')
  await isGone(tree)
})

test('a taken port, and a data folder in use, are told with the way out; nothing is left running and the first goes on', async () => {
  const dataDir = await emptyFolder()
  const first = npmStart(dataDir)
  const port = new URL(await first.url).port
  const atPort = npmStart(await emptyFolder(), { PORT: port })
  await once(atPort.npm, 'exit')
  expect(atPort.output()).toContain(
    `Port ${port} is in use by another program. Stop that one, or open the shop at another port: PORT=${Number(port) + 1} npm start`,
  )
  expect(atPort.output()).not.toMatch(/ at .*\.ts:/)
  await isGone(atPort)
  const inFolder = npmStart(dataDir)
  await once(inFolder.npm, 'exit')
  expect(inFolder.npm.exitCode).toBe(1)
  expect(inFolder.output()).toMatch(/The data folder .* is in use by another start of the shop/)
  expect(await stores(first)).toBe(4)
  kill(first.npm.pid, 'SIGTERM')
  await isGone(first)
})

test('wrong settings are listed all at once, before anything starts', async () => {
  const wrong = npmStart(await emptyFolder(), { LOG_LEVEL: 'loud', TRUSTED_PROXIES: 'nowhere' })
  await once(wrong.npm, 'exit')
  expect(wrong.output()).toContain('LOG_LEVEL is not one of info, debug, warn, error')
  expect(wrong.output()).toContain('TRUSTED_PROXIES contains nowhere')
  await isGone(wrong)
})

test('production without its settings names every one that is missing', async () => {
  const bare = npmStart(await emptyFolder(), { NODE_ENV: 'production' })
  await once(bare.npm, 'exit')
  for (const name of ['PUBLIC_URL', 'JWT_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'SELLER_NAME', 'SELLER_PHONE'])
    expect(bare.output()).toContain(`${name} is missing`)
  await isGone(bare)
})
