import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeEveryNth } from '../../support/take-every-nth.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-shoe-'))
})
afterAll(() => rm(folder, { recursive: true }))

type CommandOutput = { code: number; stdout: string; stderr: string }

/** Runs the command as a user does, on a file with this content. */
async function makeShoe(content: string, ...words: string[]): Promise<CommandOutput & { written: string[] }> {
  const file = join(folder, 'foot.json')
  const out = join(folder, 'out')
  await writeFile(file, content)
  await rm(out, { recursive: true, force: true })
  const command = ['server/cli/make-shoe.ts', '--measures', file, '--foot', 'left', '--out', out, ...words]
  const said = await promisify(execFile)(process.execPath, command).then(
    (done): CommandOutput => ({ code: 0, ...done }),
    (error: CommandOutput) => error,
  )
  return { ...said, written: await readdir(out).catch(() => []) }
}

const foot = JSON.stringify({ lengthMm: 255, ballWidthMm: 100, heelWidthMm: 66 })

test('a shoe is written in three formats with a report, and nothing else', async () => {
  const said = await makeShoe(
    foot,
    '--style',
    'sandal',
    '--feel',
    'roomy',
    '--sole-text',
    'hadashi',
    '--colour',
    'green',
  )
  expect(said).toMatchObject({ code: 0, stderr: '' })
  expect(said.written.toSorted()).toEqual(['sandal-left.3mf', 'sandal-left.glb', 'sandal-left.json', 'sandal-left.stl'])
  const report = JSON.parse(said.stdout)
  expect(report).toMatchObject({
    side: 'left',
    upper: 'sandal',
    level: 'print',
    feel: 'roomy',
    soleText: 'HADASHI',
    components: 1,
    genus: 5,
  })
  expect(report.last.lengthMm.wanted).toBe(255 + 12)
  expect(JSON.parse(await readFile(join(folder, 'out', 'sandal-left.json'), 'utf8'))).toEqual(report)
  const stl = await readFile(join(folder, 'out', 'sandal-left.stl'))
  expect(stl.length).toBe(84 + 50 * report.triangles)
})

/** What a file may hold that makes no shoe; tests/accuracy/shoes/shoe.test.ts proves every refusal of numbers without the command. */
const files: readonly (readonly [what: string, content: string, code: number, told: string])[] = [
  ['no JSON', 'length 255', 2, 'not JSON'],
  ['nothing', '', 2, 'not JSON'],
  ['a list', '[255]', 2, 'not a JSON object'],
  ['no length', '{"ballWidthMm": 100}', 2, 'missing_length'],
  ['a word for a number', '{"lengthMm": "NaN"}', 2, 'not_a_number'],
  ['a foot below nothing', '{"lengthMm": -255}', 2, 'out_of_range'],
  ['a foot that is too long', '{"lengthMm": 1e9}', 2, 'at least 180, at most 310'],
  ['swapped numbers', '{"lengthMm": 100, "ballWidthMm": 255}', 2, 'out_of_range'],
]

const options: readonly (readonly [words: readonly string[], code: number, told: string])[] = [
  [['--style', 'boot'], 1, '--style must be one of strap, sandal, shell'],
  [['--style', 'strap', '--level', 'fine'], 1, '--level must be one of'],
  [['--style', 'strap', '--feel', 'tight'], 1, '--feel must be one of'],
  [['--style', 'strap', '--colour', 'red'], 1, '--colour must be one of'],
  [['--style', 'strap', '--speed', 'fast'], 1, '--speed'],
  [['--style', 'strap', '--sole-text', '裸足'], 2, 'sole_text_unusable'],
]

describe('what makes no shoe is told, and nothing is written', () => {
  test.each(takeEveryNth(files, 3))('%s', async (_, content, code, words) => {
    const said = await makeShoe(content, '--style', 'strap', '--level', 'preview')
    expect(said).toMatchObject({ code, stdout: '', written: [] })
    expect(said.stderr).toContain(words)
  })

  test.each(takeEveryNth(options, 2))('%j', async (words, code, reported) => {
    const said = await makeShoe(foot, ...words)
    expect(said).toMatchObject({ code, stdout: '', written: [] })
    expect(said.stderr).toContain(reported)
  })
})

test('where the folder takes no files, the old ones stay and nothing is half there', async () => {
  const out = join(folder, 'taken')
  const file = join(folder, 'foot.json')
  await writeFile(file, foot)
  await mkdir(join(out, 'strap-left.glb.part'), { recursive: true })
  await writeFile(join(out, 'strap-left.stl'), 'old')
  const words = ['--measures', file, '--foot', 'left', '--style', 'strap', '--level', 'preview']
  const said = await promisify(execFile)(process.execPath, ['server/cli/make-shoe.ts', ...words, '--out', out]).catch(
    (error: CommandOutput) => error,
  )
  expect(said).toMatchObject({ code: 3, stdout: '' })
  expect(said.stderr).toContain('nothing was written')
  expect((await readdir(out)).toSorted()).toEqual(['strap-left.glb.part', 'strap-left.stl'])
  expect(await readFile(join(out, 'strap-left.stl'), 'utf8')).toBe('old')
})
