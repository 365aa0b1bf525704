import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { sha256Hex } from '../labels/photo-sum.ts'
import { lineCases } from './line-cases.ts'

async function folderWith(photos: Readonly<Record<string, Uint8Array>>, sums: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'lines-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, bytes] of Object.entries(photos)) await writeFile(join(folder, file), bytes)
  const bare = { paper: null, ratio: null, corners: null, isWhole: false, line: [], isClosed: false }
  const from = {
    repository: 'who/what',
    path: 'one',
    shows: 'drawing',
    sheetCodes: ['no_paper'],
    lineCodes: ['no_line'],
  }
  const all = Object.entries(sums).map(([file, sha256]) => ({ file, sha256, ...bare, ...from }))
  const repositories = { 'who/what': { commit: 'b'.repeat(40), licence: null } }
  const labels = join(folder, 'labels.json')
  await writeFile(labels, JSON.stringify({ source: 'This test', notes: '', repositories, photos: all }))
  return { folder, labels }
}

const grey = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

test('missing line photos and photos other than the labelled ones are reported, and none is processed', async () => {
  const [bytes, said] = [await grey(), [] as string[]]
  const { folder, labels } = await folderWith(
    { 'one.png': bytes, 'two.png': bytes },
    { 'one.png': sha256Hex(bytes), 'two.png': 'b'.repeat(64), 'three.png': sha256Hex(bytes) },
  )
  const looking = lineCases(folder, labels, (line) => said.push(line))
  await expect(looking).rejects.toThrow(/two\.png is another photo .*; three\.png is missing/)
  expect(said).toEqual([])
})

test("the engine's result for a labelled photo is recorded, and ink is searched for only where a line was labelled", async () => {
  const bytes = await grey()
  const { folder, labels } = await folderWith({ 'one.png': bytes }, { 'one.png': sha256Hex(bytes) })
  const [looked, ...others] = await lineCases(folder, labels, () => undefined)
  expect(others).toEqual([])
  expect(looked).toMatchObject({ label: { file: 'one.png' }, said: 'no_paper', ink: undefined })
})
