import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { seededChance } from '../support/seeded-chance.ts'
import { openCommandsTest } from '../support/server/commands-under-crash.ts'
import { crashProcess } from '../support/server/crash-process.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { findShopPid, type NpmTree, npmStart } from '../support/server/npm-tree.ts'
import { readPostmasterPid } from '../support/server/postmaster.ts'

/** Sixty in `npm run test:long`; in `npm test` one of each. */
const kills = process.env.TEST_LONG ? 60 : 3

const victims: [string, (tree: NpmTree, dataDir: string) => number | undefined][] = [
  ['npm', ({ npm }) => npm.pid],
  ['the server', (tree) => findShopPid(tree)],
  ['the database', (_tree, dataDir) => readPostmasterPid(dataDir)],
]

test(`${kills} kills -9 of npm, server and database in turn leave no process, lose nothing, and every command runs exactly once`, async () => {
  const dataDir = await emptyFolder()
  const chance = seededChance(11)
  let interrupted: Awaited<ReturnType<typeof openCommandsTest>> | undefined
  for (let turn = 0; turn < kills; turn++) {
    const tree = npmStart(dataDir)
    const url = await tree.url
    const answer = await fetch(`${url}/api/stores`)
    expect((await answer.json()).data.stores).toHaveLength(4)
    await interrupted?.settle(url)
    interrupted = await openCommandsTest(dataDir)
    interrupted.begin(url)
    await pause(chance() * 60)
    const [name, find] = victims[turn % victims.length] ?? ['nobody', () => undefined]
    const pid = find(tree, dataDir)
    if (pid === undefined) throw new Error(`${name} does not run`)
    crashProcess(pid)
    // A killed database is restarted; then npm ends everything.
    if (name === 'the database') {
      await interrupted.settle(url)
      process.kill(tree.npm.pid ?? 0, 'SIGTERM')
    }
    await vi.waitFor(() => expect(tree.processes(), `after kill -9 of ${name}`).toEqual([]), {
      timeout: 60_000,
      interval: 25,
    })
  }
}, 3_600_000)
