import { expect, test } from 'vitest'
import { type PhotoQuestion, photoRejections } from '#domain/foot/photo/question/photo-question.ts'
import { traceRejections } from '#domain/foot/trace/question/trace-question.ts'
import { fail, ok } from '#domain/result.ts'
import { somePhotoAnswer } from '../../tests/support/builders/photo-answers.ts'
import { otherTracedFoot, someTraceAnswer, someTracedFoot } from '../../tests/support/builders/trace-answers.ts'
import { formatReport, type MeasuredPhoto, measureFiles, measureTraces, summarizeReports } from './measure-files.ts'
import { fileRejectionTexts, photoRejectionTexts } from './photo-rejection-texts.ts'
import { traceRejectionTexts } from './trace-rejection-texts.ts'

const pixels = { data: new Uint8Array(4), width: 1, height: 1 }
const question: PhotoQuestion = { paper: 'a4', side: 'auto' }

function createMeasureDeps(outcomes: Readonly<Record<string, MeasuredPhoto>>, focal35Mm?: number) {
  const photoQuestion: PhotoQuestion[] = []
  const names: string[] = []
  const deps = {
    async read(file: string) {
      names.push(file)
      return file in outcomes ? ok({ pixels, focal35Mm }) : fail('no_file')
    },
    measure(_pixels: unknown, one: PhotoQuestion): MeasuredPhoto {
      photoQuestion.push(one)
      return outcomes[names.at(-1) ?? ''] ?? fail('no_paper', {})
    },
  }
  return { deps, photoQuestion }
}

const good = ok(somePhotoAnswer)

test('reports every measurement of a foot under its name, and estimates what the photo cannot show', async () => {
  const [report] = await measureFiles(createMeasureDeps({ 'a.jpg': good }).deps, ['a.jpg'], question)
  expect(report).toMatchObject({
    file: 'a.jpg',
    ok: true,
    side: 'left',
    lengthMm: 251.3,
    ballWidthMm: 98,
    footBreadthMm: 95.5,
    heelWidthMm: 68.3,
    bigToeAngleDeg: 8.3,
    toeForm: 'egyptian',
    quality: 88,
    warnings: ['tilted'],
    tolerances: { lengthMm: 1.4 },
    methods: { lengthMm: 'measured', heelWidthMm: 'estimated' },
  })
})

test('reports a rejected photo by its code and the one thing to change', async () => {
  const { deps } = createMeasureDeps({ 'a.jpg': fail('dark', {}) })
  expect(await measureFiles(deps, ['a.jpg', 'b.jpg'], question)).toEqual([
    { file: 'a.jpg', ok: false, code: 'dark', message: 'Too dark. Turn on a light.' },
    { file: 'b.jpg', ok: false, code: 'no_file', message: fileRejectionTexts.no_file },
  ])
})

test('has a text for every rejection of a photo', () => {
  for (const code of photoRejections) expect(photoRejectionTexts[code]).toMatch(/^[A-Z].+\.$/)
  for (const code of traceRejections) expect(traceRejectionTexts[code]).toMatch(/^[A-Z].+\.$/)
})

test('prefers the focal length of the command line to the one in the file', async () => {
  const { deps, photoQuestion } = createMeasureDeps({ 'a.jpg': good }, 26)
  await measureFiles(deps, ['a.jpg'], question)
  await measureFiles(deps, ['a.jpg'], { ...question, focal35Mm: 28 })
  expect(photoQuestion.map(({ focal35Mm }) => focal35Mm)).toEqual([26, 28])
})

test('the summary counts the measured photos and the rejections by code', async () => {
  const { deps } = createMeasureDeps({ 'a.jpg': good, 'b.jpg': fail('dark', {}), 'c.jpg': fail('dark', {}) })
  const reports = await measureFiles(deps, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'], question)
  expect(summarizeReports(reports)).toBe('4 photos: 1 measured, 3 rejected (dark 2, no_file 1)')
})

test('formats every measurement on a line with its unit, tolerance and method', async () => {
  const { deps } = createMeasureDeps({ 'a.jpg': good, 'b.jpg': fail('dark', {}) })
  const [foot = '', rejected] = (await measureFiles(deps, ['a.jpg', 'b.jpg'], question)).map(formatReport)
  const lines = foot.split('\n')
  expect(lines[0]).toBe('a.jpg: left foot, toes egyptian, quality 88 of 100')
  expect(lines).toContain('  length: 251.3 ± 1.4 mm, measured')
  expect(lines).toContain('  heelWidth: 68.3 ± 8.7 mm, estimated')
  expect(lines).toContain('  bigToeAngle: 8.3 ± 2 degrees, measured')
  expect(lines.at(-1)).toBe('  warnings: tilted')
  expect(foot).not.toContain('by hand')
  expect(rejected).toBe('b.jpg: Too dark. Turn on a light. (dark)')
})

const traced = { paper: 'auto', side: 'auto', stance: 'standing' } as const

test('reports the measurements of both feet on a sheet, its paper, and whether the pen was detected', async () => {
  const { read } = createMeasureDeps({ 'a.jpg': good }).deps
  const measure = () => ok(someTraceAnswer(['tilted'], [someTracedFoot, otherTracedFoot]))
  const [report] = await measureTraces({ read, measure }, ['a.jpg'], traced)
  expect(report).toMatchObject({
    ok: true,
    paper: 'a4',
    penSeen: true,
    warnings: ['tilted'],
    feet: [
      {
        side: 'left',
        lengthMm: 251.3,
        heelWidthMm: 66.1,
        methods: { heelWidthMm: 'measured', ballGirthMm: 'estimated' },
      },
      { side: 'right', lengthMm: 254.1 },
    ],
  })
  const lines = report ? formatReport(report).split('\n') : []
  expect(lines.filter((line) => line.startsWith('a.jpg:'))).toEqual([
    'a.jpg: left foot, toes egyptian, quality 88 of 100',
    'a.jpg: right foot, toes egyptian, quality 88 of 100',
  ])
  expect(lines.slice(-2)).toEqual(['  sheet: a4', '  warnings: tilted'])
})

test('reports a rejected tracing by its code, and an unreadable file as such', async () => {
  const { read } = createMeasureDeps({ 'a.jpg': good }).deps
  const measure = () => fail('pen_leaned' as const, {})
  expect(await measureTraces({ read, measure }, ['a.jpg', 'b.jpg'], traced)).toEqual([
    { file: 'a.jpg', ok: false, code: 'pen_leaned', message: traceRejectionTexts.pen_leaned },
    { file: 'b.jpg', ok: false, code: 'no_file', message: fileRejectionTexts.no_file },
  ])
})
