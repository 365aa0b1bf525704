import { expect, test } from 'vitest'
import { crashProcess } from '../support/server/crash-process.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import {
  countStores,
  findShopPid,
  killProcess,
  type NpmTree,
  npmStart,
  waitUntilGone,
} from '../support/server/npm-tree.ts'
import { takeEveryNth } from '../support/take-every-nth.ts'

/** How the shop is ended; each must leave no process behind. */
type StopShop = (tree: NpmTree, dataDir: string) => void

const all: [string, StopShop][] = [
  ['Ctrl-C in the terminal', ({ npm }) => killProcess(-(npm.pid ?? 0), 'SIGINT')],
  ['TERM to npm', ({ npm }) => killProcess(npm.pid, 'SIGTERM')],
  ['hang-up of npm', ({ npm }) => killProcess(npm.pid, 'SIGHUP')],
  ['hang-up of the server', (tree) => killProcess(findShopPid(tree), 'SIGHUP')],
  ['kill -9 of npm', ({ npm }) => crashProcess(npm.pid)],
  ['kill -9 of the server', (tree) => crashProcess(findShopPid(tree))],
]

/**
 * All of them in the long run. In the short one kills-in-turn.test.ts kills each process, and TERM ends the last start.
 */
const ends = takeEveryNth(all, 6)

test(`${ends.map(([name]) => name).join(', ')} leave no process, and the next start is clean`, async () => {
  const dataDir = await emptyFolder()
  for (const [name, end] of ends) {
    const tree = npmStart(dataDir)
    expect(await countStores(tree), `the start before ${name}`).toBe(4)
    expect(tree.processes().length).toBeGreaterThanOrEqual(3)
    end(tree, dataDir)
    await waitUntilGone(tree)
  }
  const last = npmStart(dataDir)
  expect(await countStores(last)).toBe(4)
  killProcess(last.npm.pid, 'SIGTERM')
  await waitUntilGone(last)
})
