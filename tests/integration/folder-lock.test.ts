import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '#server/db/folder-lock.ts'
import { emptyFolder } from '../support/server/data-folder.ts'

/** Entries of dead processes: an unused process id, and our own id from an earlier run. */
const left = [`${2 ** 22 + 1}.before-1`, `${process.pid}.before-2`, 'no-number']

async function leaveFolderEntries(folder: string): Promise<void> {
  await mkdir(join(folder, 'in-use'))
  await Promise.all(left.map((name) => writeFile(join(folder, 'in-use', name), '')))
}

async function contender(folder: string) {
  const child = spawn(process.execPath, ['tests/support/server/try-lock.ts', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return {
    go: () => child.stdin.write('go\n'),
    outcome: once(child.stdout, 'data').then(([words]) => String(words).trim()),
  }
}

test('lets exactly one of six simultaneous starts win a folder that a crash left locked', async () => {
  const folder = await emptyFolder()
  await leaveFolderEntries(folder)
  const contenders = await Promise.all(Array.from({ length: 6 }, () => contender(folder)))
  for (const one of contenders) one.go()
  const outcomes = await Promise.all(contenders.map((one) => one.outcome))
  expect(outcomes.toSorted()).toEqual(['lost', 'lost', 'lost', 'lost', 'lost', 'won'])
})

test('takes over the lock of a dead process, also when its process id is in use again', async () => {
  const folder = await emptyFolder()
  await leaveFolderEntries(folder)
  const lock = await lockFolder(folder)
  await lock.release()
  expect(await readdir(join(folder, 'in-use'))).toEqual([])
})
