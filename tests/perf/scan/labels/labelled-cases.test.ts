import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { labelledCases } from './labelled-cases.ts'
import { sha256Hex } from './photo-sum.ts'

async function folderWith(photos: Readonly<Record<string, Uint8Array>>, sums: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'labels-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, bytes] of Object.entries(photos)) await writeFile(join(folder, file), bytes)
  const bare = { paper: 'a4', corners: null, heel: null, toe: null, side: 'left', sigmaMm: null }
  const judged = { isHeelSeen: false, isAnswerable: false, codes: ['no_paper'] }
  const all = Object.entries(sums).map(([file, sha256]) => ({ file, sha256, ...bare, ...judged }))
  const labels = join(folder, 'labels.json')
  await writeFile(labels, JSON.stringify({ source: 'This test', notes: '', photos: all }))
  return { folder, labels }
}

const grey = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

test('missing photos and photos other than the labelled ones are reported, and nothing is measured', async () => {
  const [bytes, said] = [await grey(), [] as string[]]
  const { folder, labels } = await folderWith(
    { 'one.png': bytes, 'two.png': bytes },
    { 'one.png': sha256Hex(bytes), 'two.png': 'b'.repeat(64), 'three.png': sha256Hex(bytes) },
  )
  const measuring = labelledCases(folder, labels, (line) => said.push(line))
  await expect(measuring).rejects.toThrow(/two\.png is another photo .*; three\.png is missing/)
  expect(said).toEqual([])
})

test('every labelled photo is measured alone, and by hand only where the sheet can be marked', async () => {
  const bytes = await grey()
  const { folder, labels } = await folderWith({ 'one.png': bytes }, { 'one.png': sha256Hex(bytes) })
  const [measured, ...others] = await labelledCases(folder, labels, () => undefined)
  expect(others).toEqual([])
  expect(measured).toMatchObject({ label: { file: 'one.png' }, alone: { isAnswer: false }, byHand: null })
})
