import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feels } from '#domain/fit/feel.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { formatFitReport } from './fit-lines.ts'
import { type FitQuestion, reportFit } from './fit-report.ts'
import { readFootFile } from './read-foot-file.ts'
import { parseWearAnswer } from './wear-words.ts'

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

/** The report about the feet in a file, or why there is none. */
function makeReport(content: unknown, more: Partial<FitQuestion> = {}) {
  const read = readFootFile(typeof content === 'string' ? content : JSON.stringify(content))
  return read.ok ? reportFit(read.value, { ...question, ...more }) : read
}

function afterRounds(...words: string[]) {
  const rounds = words.flatMap((word) => parseWearAnswer(word) ?? [])
  const report = makeReport(measured, { rounds })
  return report.ok ? { ...report.value.wear, lines: formatFitReport(report.value) } : undefined
}

describe('feet in a file', () => {
  test('are one foot, or both feet of a tracing', () => {
    const report = makeReport({ ok: true, feet: [{ ...measured, side: 'right' }, measured] })
    expect(report.ok && report.value.feet.map(({ side }) => side)).toEqual(['right', 'left'])
    expect(report.ok && report.value.differences).toEqual([])
  })

  test('without a side are left then right, or opposite to a known side, and two of one side are rejected', () => {
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

  test('without tolerances get the tolerances of typed measurements', () => {
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
    ['a list without feet', '[null, 3, "x", []]', 'no_feet'],
    ['a rejected photo', '{"ok": false, "code": "no_paper", "lengthMm": 255}', 'no_feet'],
    ['a text instead of a number', '{"lengthMm": "NaN"}', 'not_a_number'],
    ['a negative tolerance', '{"lengthMm": 255, "tolerances": {"lengthMm": -1}}', 'not_a_number'],
    ['a foot that is too long', '{"lengthMm": 1e9}', 'out_of_range'],
    ['contradicting measurements', '{"lengthMm": 255, "ballWidthMm": 150}', 'contradicting'],
    ['a quality out of range', '{"lengthMm": 255, "quality": 900}', 'out_of_range'],
    ['three feet', JSON.stringify(Array.from({ length: 3 }, () => measured)), 'too_many_feet'],
    ['only names of the object prototype', '{"__proto__": {"lengthMm": 255}, "constructor": 1}', 'no_feet'],
  ])('are rejected if the file has %s', (_, content, code) => {
    const report = makeReport(content)
    expect(!report.ok && report.code).toBe(code)
  })

  test('never make the report throw, whatever the file contains', () => {
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

describe('worn pairs', () => {
  test('count one after the other, each made by the answers before it, up to a reported limit', () => {
    expect(afterRounds('ball=tight')?.adjustments).toEqual({ ballWidthMm: 1.5, ballGirthMm: 3 })
    expect(afterRounds('ball=tight', 'ball=tight')?.adjustments).toEqual({ ballWidthMm: 3, ballGirthMm: 6 })
    const { adjustments, lines } = afterRounds('ball=tight', 'ball=tight', 'ball=tight') ?? {}
    expect(adjustments).toEqual({ ballWidthMm: 4, ballGirthMm: 8 })
    expect(lines).toContain('ball width: the answers exceed the maximum of a zone (ball)')
  })

  test('start from their own feel', () => {
    expect(afterRounds('toes=right@roomy')?.adjustments).toEqual({ lengthMm: 3 })
    expect(afterRounds('toes=right')?.adjustments).toEqual({})
  })

  test('that contradict each other are reported', () => {
    const { contradicting, lines } = afterRounds('heel=right@close', 'heel=tight@roomy') ?? {}
    expect(contradicting).toEqual(['heel'])
    expect(lines).toContain(
      'heel: one pair was tight with no less room than another that was not; the last answer counts',
    )
  })
})
