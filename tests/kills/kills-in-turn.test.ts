import { expect, test, vi } from 'vitest'
import { emptyFolder } from '../support/data-folder.ts'
import { type NpmTree, npmStart, shopOf } from '../support/npm-tree.ts'
import { postmasterOf } from '../support/postmaster.ts'

/** Sixty in `npm run test:long`; `npm test` shows the same in the minute that it has. */
const kills = process.env.TEST_LONG ? 60 : 3

const victims: [string, (tree: NpmTree, dataDir: string) => number | undefined][] = [
  ['npm', ({ npm }) => npm.pid],
  ['the server', (tree) => shopOf(tree)],
  ['the database', (_tree, dataDir) => postmasterOf(dataDir)],
]

test(`${kills} kills -9 of npm, server and database in turn leave no process and lose nothing`, async () => {
  const dataDir = await emptyFolder()
  for (let turn = 0; turn < kills; turn++) {
    const tree = npmStart(dataDir)
    const answer = await fetch(`${await tree.url}/api/reserve/stores`)
    expect((await answer.json()).data.stores).toHaveLength(4)
    const [name, find] = victims[turn % victims.length] ?? ['nobody', () => undefined]
    const pid = find(tree, dataDir)
    if (pid === undefined) throw new Error(`${name} does not run`)
    process.kill(pid, 'SIGKILL')
    // A killed database comes back by itself; then it is npm's turn to end the whole.
    if (name === 'the database') process.kill(tree.npm.pid ?? 0, 'SIGTERM')
    await vi.waitFor(() => expect(tree.processes(), `after kill -9 of ${name}`).toEqual([]), {
      timeout: 60_000,
      interval: 25,
    })
  }
}, 900_000)
