import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

type CommandOutput = { code: number; said: string; complained: string }

/** Runs the command as its users do. */
function runFit(...words: string[]): Promise<CommandOutput> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/cli/fit.ts', ...words], (error, said, complained) =>
      resolve({ code: Number(error?.code ?? 0), said, complained }),
    )
  })
}

async function writeFootFile(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-fit-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'foot.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** The output of `npm run measure -- --json`. */
const measured = {
  file: 'foot.jpg',
  ok: true,
  side: 'left',
  lengthMm: 261.1,
  ballWidthMm: 94.6,
  ballGirthMm: 230.4,
  toeForm: 'egyptian',
  quality: 92,
  qualityReasons: [],
  tolerances: { lengthMm: 1.4, ballWidthMm: 2.6, ballGirthMm: 12.4 },
  methods: { lengthMm: 'measured', ballWidthMm: 'measured', ballGirthMm: 'estimated' },
  warnings: [],
}

test('the table lists foot, room, inner and worn values, with sizes, their uncertainty and the confidence', async () => {
  const file = await writeFootFile(measured)
  const { code, said, complained } = await runFit('--measures', file, '--wear', 'ball=tight', '--group', 'women')
  expect([code, complained]).toEqual([0, ''])
  expect(said).toMatch(
    /^feel natural\nadjusted by worn pairs: ball width \+1.5, ball girth \+3.0\n\nleft foot, in mm\n/,
  )
  expect(said).toMatch(/length +261.1 +1.4 +\+9.0 +270.1 +\+7.6 +\+10.4 +measured\n/)
  expect(said).toMatch(/ball width +94.6 +2.6 +\+4.5 +\+3.0 +99.1 +\+1.9 +\+7.1 +measured\n/)
  expect(said).toContain('JP cm 26 (26 to 26.5), EU 41 (40 to 43)')
  expect(said).toContain('after JIS S 5037 for women: width B')
  expect(said).toContain('of 100 women: length 88 (86 to 90)')
  expect(said).toContain('of 100, good')
  expect(said).toContain('figures_estimated: ball girth, instep height, heel width')
})

test('--json prints the same as one object and nothing else', async () => {
  const { code, said, complained } = await runFit(
    '--measures',
    await writeFootFile(measured),
    '--feel',
    'roomy',
    '--json',
  )
  expect([code, complained]).toEqual([0, ''])
  const report = JSON.parse(said)
  expect(report).toMatchObject({ feel: 'roomy', group: null, differences: [], wear: { adjustments: {} } })
  expect(report.feet).toHaveLength(1)
  expect(report.feet[0]).toMatchObject({
    side: 'left',
    sizes: { jp: { min: 26, nearest: 26, max: 26.5 } },
    places: {},
    confidence: { word: 'good' },
  })
  expect(report.feet[0].rows[0]).toMatchObject({ figure: 'lengthMm', zone: 'toes', roomMm: 12, method: 'measured' })
  expect(report.feet[0].width).toBeUndefined()
})

test('two files are two feet', async () => {
  const [left, right] = [await writeFootFile(measured), await writeFootFile({ lengthMm: 266 })]
  const { code, said } = await runFit('--measures', left, '--measures', right)
  expect(code).toBe(0)
  expect(said).toContain('length: the right foot has 4.9 mm more, ± 3.3\neach shoe follows its own foot')
})

test('invalid measurements end with code 2 and print nothing', async () => {
  const file = await writeFootFile('{"lengthMm": 1e9}')
  const { code, said, complained } = await runFit('--measures', file)
  expect([code, said]).toEqual([2, ''])
  expect(complained).toBe(
    `${file}: left foot: out_of_range: outside the range of feet we make shoes for; lengthMm; at least 180, at most 310\n`,
  )
})

test('rejects a huge file, a folder, a missing file and one without JSON, each by its own code', async () => {
  const large = await writeFootFile('')
  await truncate(large, 3_000_000_000)
  const files = [
    [large, 'too_many_bytes'],
    [tmpdir(), 'no_file'],
    ['nowhere.json', 'no_file'],
    [await writeFootFile('length 255'), 'unreadable'],
  ] as const
  for (const [file, reports] of files) {
    const { code, complained } = await runFit('--measures', file)
    expect(code).toBe(2)
    expect(complained).toContain(reports)
  }
})

test('invalid arguments end with code 1 and print the usage', async () => {
  const { code, said, complained } = await runFit('--feel', 'natural')
  expect([code, said]).toEqual([1, ''])
  expect(complained).toMatch(/^--measures is missing\n\nnpm run fit -- --measures FILE.json/)
})

test('--help prints the usage and ends with code 0', async () => {
  expect(await runFit('--help')).toMatchObject({
    code: 0,
    complained: '',
    said: expect.stringContaining('npm run fit'),
  })
})

test('closing the output early prints no error and keeps the exit code', async () => {
  const file = await writeFootFile(measured)
  const code = await new Promise((resolve) => {
    const run = spawn(process.execPath, ['server/cli/fit.ts', '--measures', file, '--json'])
    let complained = ''
    run.stderr.on('data', (some) => {
      complained += some
    })
    run.stdout.destroy()
    run.on('close', (ended) => resolve([ended, complained]))
  })
  expect(code).toEqual([0, ''])
})
