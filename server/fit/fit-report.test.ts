import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feels } from '#domain/fit/feel.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { formatFitReport } from './fit-lines.ts'
import { type FitQuestion, reportFit } from './fit-report.ts'
import { readFootFile } from './read-foot-file.ts'
import { readWearWord } from './wear-words.ts'

const question: FitQuestion = { feel: 'natural', rounds: [], group: undefined }
const measured = {
  ok: true,
  side: 'left',
  lengthMm: 261.1,
  ballWidthMm: 94.6,
  quality: 92,
  tolerances: { lengthMm: 1.4, ballWidthMm: 2.6 },
  methods: { lengthMm: 'measured', ballWidthMm: 'measured' },
}

/** What is said of the feet in a file: the report, or why there is none. */
function makeReport(content: unknown, more: Partial<FitQuestion> = {}) {
  const read = readFootFile(typeof content === 'string' ? content : JSON.stringify(content))
  return read.ok ? reportFit(read.value, { ...question, ...more }) : read
}

function afterRounds(...words: string[]) {
  const rounds = words.flatMap((word) => readWearWord(word) ?? [])
  const report = makeReport(measured, { rounds })
  return report.ok ? { ...report.value.wear, lines: formatFitReport(report.value) } : undefined
}

describe('Feet of a file', () => {
  test('are one, or the two of a tracing', () => {
    const report = makeReport({ ok: true, feet: [{ ...measured, side: 'right' }, measured] })
    expect(report.ok && report.value.feet.map(({ side }) => side)).toEqual(['right', 'left'])
    expect(report.ok && report.value.differences).toEqual([])
  })

  test('without a side are taken in turn, the one beside a known side as the other, and two of one side are refused', () => {
    const reportSides = (...feet: object[]) => {
      const report = makeReport(feet)
      return report.ok ? report.value.feet.map(({ side }) => side) : report.code
    }
    const plain = { lengthMm: 255 }
    expect(reportSides(plain)).toEqual(['left'])
    expect(reportSides(plain, plain)).toEqual(['left', 'right'])
    expect(reportSides(plain, measured)).toEqual(['right', 'left'])
    expect(reportSides(measured, measured)).toBe('same_side')
  })

  test('without tolerances are as sure as numbers by hand', () => {
    const report = makeReport({ lengthMm: 255, ballGirthMm: 240, footBreadthMm: 99 })
    const rows = report.ok ? report.value.feet.flatMap((foot) => foot.rows) : []
    expect(
      rows.map(({ toleranceMm, method }) => [toleranceMm, method]).filter(([, method]) => method === 'typed'),
    ).toEqual([
      [3, 'typed'],
      [5, 'typed'],
    ])
  })

  test.each([
    ['no length', '{"ballWidthMm": 100}', 'no_feet'],
    ['a list of nothing', '[null, 3, "x", []]', 'no_feet'],
    ['a photo that was refused', '{"ok": false, "code": "no_paper", "lengthMm": 255}', 'no_feet'],
    ['a word for a number', '{"lengthMm": "NaN"}', 'not_a_number'],
    ['a tolerance below nought', '{"lengthMm": 255, "tolerances": {"lengthMm": -1}}', 'not_a_number'],
    ['a foot that is too long', '{"lengthMm": 1e9}', 'out_of_range'],
    ['numbers of two feet', '{"lengthMm": 255, "ballWidthMm": 150}', 'contradicting'],
    ['a quality that is none', '{"lengthMm": 255, "quality": 900}', 'out_of_range'],
    ['a crowd', JSON.stringify(Array.from({ length: 3 }, () => measured)), 'too_many_feet'],
    ['names that every object has', '{"__proto__": {"lengthMm": 255}, "constructor": 1}', 'no_feet'],
  ])('are refused where there is %s', (_, content, code) => {
    const report = makeReport(content)
    expect(!report.ok && report.code).toBe(code)
  })

  test('are never a reason to throw, whatever the file holds', () => {
    const odd = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .dictionary(
          fc.constantFrom(
            'lengthMm',
            'ballWidthMm',
            'quality',
            'tolerances',
            'methods',
            'feet',
            'ok',
            'side',
            'toeForm',
          ),
          fc.oneof(fc.double(), fc.jsonValue()),
        )
        .map((one) => JSON.stringify(one)),
    )
    fc.assert(
      fc.property(odd, fc.constantFrom(...feels), (content, feel) => {
        const report = makeReport(content, { feel })
        if (report.ok) expect(formatFitReport(report.value)).not.toMatch(/NaN|undefined|Infinity/)
      }),
      { numRuns: scaleRuns(1_000) },
    )
  })
})

describe('Pairs that were worn', () => {
  test('count in turn: each was made by the answers before it, up to the bound, which is said', () => {
    expect(afterRounds('ball=tight')?.adjustments).toEqual({ ballWidthMm: 1.5, ballGirthMm: 3 })
    expect(afterRounds('ball=tight', 'ball=tight')?.adjustments).toEqual({ ballWidthMm: 3, ballGirthMm: 6 })
    const { adjustments, lines } = afterRounds('ball=tight', 'ball=tight', 'ball=tight') ?? {}
    expect(adjustments).toEqual({ ballWidthMm: 4, ballGirthMm: 8 })
    expect(lines).toContain('ball width: the answers lead beyond the most that a zone is given (ball)')
  })

  test('start from their own feel', () => {
    expect(afterRounds('toes=right@roomy')?.adjustments).toEqual({ lengthMm: 3 })
    expect(afterRounds('toes=right')?.adjustments).toEqual({})
  })

  test('that contradict each other are said', () => {
    const { contradicting, lines } = afterRounds('heel=right@close', 'heel=tight@roomy') ?? {}
    expect(contradicting).toEqual(['heel'])
    expect(lines).toContain(
      'heel: one pair was tight with no less room than another that was not; the last answer counts',
    )
  })
})
