import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../tests/support/server/data-folder.ts'
import { latestId, publish, retainedBuilds } from './publish.ts'

async function make(dist: string, id: string): Promise<string> {
  const making = join(dist, `making-${id}`)
  await mkdir(join(making, 'site'), { recursive: true })
  await writeFile(join(making, 'site', 'index.html'), id)
  return making
}

const buildId = (index: number) => String(index).padStart(12, '0')

test('keeps the last five builds and points to the latest', async () => {
  const dist = await emptyFolder()
  for (let index = 1; index <= 7; index++) {
    await publish(await make(dist, buildId(index)), dist, buildId(index), index)
    await utimes(join(dist, 'builds', buildId(index)), index, index)
  }
  expect(await latestId(dist)).toBe(buildId(7))
  expect((await readdir(join(dist, 'builds'))).sort()).toEqual([3, 4, 5, 6, 7].map(buildId))
  expect(retainedBuilds).toBe(5)
})

test('a build that is published again replaces itself', async () => {
  const dist = await emptyFolder()
  await publish(await make(dist, buildId(1)), dist, buildId(1), 1)
  await publish(await make(dist, buildId(1)), dist, buildId(1), 2)
  expect(await latestId(dist)).toBe(buildId(1))
})

test('there is no latest build without a build, or when its files are gone', async () => {
  const dist = await emptyFolder()
  expect(await latestId(dist)).toBeUndefined()
  await writeFile(join(dist, 'latest.json'), JSON.stringify({ id: buildId(9), timestamp: 1 }))
  expect(await latestId(dist)).toBeUndefined()
})
