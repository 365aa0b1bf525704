import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

/** Runs the command as its users do, but without npm's own output. */
function measure(...words: string[]): Promise<{ code: number; said: string; complained: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/cli/measure.ts', ...words], (error, said, complained) =>
      resolve({ code: Number(error?.code ?? 0), said, complained }),
    )
  })
}

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-measure-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function textFile() {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'letter.jpg'), 'Dear shop')
  return join(folder, 'letter.jpg')
}

test('prints every measurement of a photo of a foot and ends with code 0', async () => {
  const { code, said, complained } = await measure('tests/accuracy/photos/protocol-10.jpg', '--paper', 'a4', '--json')
  expect([code, complained]).toEqual([0, ''])
  const number = expect.any(Number)
  expect(JSON.parse(said)).toMatchObject({
    ok: true,
    side: 'left',
    lengthMm: number,
    ballWidthMm: number,
    footBreadthMm: number,
    heelWidthMm: number,
    bigToeAngleDeg: number,
    toeForm: expect.stringMatching(/^(egyptian|greek|roman|square)$/),
    quality: number,
    warnings: expect.any(Array),
  })
})

test('prints one object for one file, and ends with code 2 for an unusable photo', async () => {
  const { code, said, complained } = await measure(await textFile(), '--paper', 'a4', '--foot', 'auto', '--json')
  expect(JSON.parse(said)).toMatchObject({ ok: false, code: 'no_image', message: expect.any(String) })
  expect([code, complained]).toEqual([2, ''])
})

test('prints an array for several files and a summary on stderr', async () => {
  const { code, said, complained } = await measure(await textFile(), 'nowhere.jpg', '--paper', 'a4', '--json')
  expect(JSON.parse(said)).toMatchObject([{ code: 'no_image' }, { code: 'no_file' }])
  expect([code, complained]).toEqual([2, '2 photos: 0 measured, 2 rejected (no_image 1, no_file 1)\n'])
})

test('invalid arguments end with code 1 and print the usage on stderr', async () => {
  const { code, said, complained } = await measure('one.jpg')
  expect([code, said]).toEqual([1, ''])
  expect(complained).toContain('npm run measure -- FILE… --paper a4|letter|a3|tabloid')
})

test('closing the output early, as head does, prints no error and keeps the exit code', async () => {
  const code = await new Promise((resolve) => {
    const run = spawn(process.execPath, ['server/cli/measure.ts', 'nowhere.jpg', '--paper', 'a4'])
    let complained = ''
    run.stderr.on('data', (some) => {
      complained += some
    })
    run.stdout.destroy()
    run.on('close', (ended) => resolve([ended, complained]))
  })
  expect(code).toEqual([2, ''])
})

test('rejects an empty file, a huge file and a folder, each by its own code', async () => {
  const folder = await emptyFolder()
  const [empty, large, inner] = ['empty.jpg', 'large.jpg', 'inner'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await Promise.all([writeFile(empty, ''), writeFile(large, ''), mkdir(inner)])
  await truncate(large, 3_000_000_000)
  const { code, said } = await measure(empty, large, inner, '--paper', 'a4', '--json')
  expect(JSON.parse(said).map((one: { code: string }) => one.code)).toEqual(['no_image', 'too_many_bytes', 'no_file'])
  expect(code).toBe(2)
})

test('debug images of files with the same name in two folders do not collide', async () => {
  const folder = await emptyFolder()
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  const files = ['one', 'two'].map((name) => join(folder, name, 'foot.png'))
  for (const file of files) {
    await mkdir(dirname(file))
    await writeFile(file, picture)
  }
  const { code, complained } = await measure(...files, '--paper', 'a4', '--debug', join(folder, 'seen'))
  expect([code, complained]).toEqual([2, '2 photos: 0 measured, 2 rejected (dark 2)\n'])
  expect(await readdir(join(folder, 'seen'))).toHaveLength(2)
})
