import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someDesign } from '../../tests/support/builders/some-design.ts'
import { someScan, someTypedFoot } from '../../tests/support/builders/some-scan.ts'
import { feels } from '../fit/feel.ts'
import { wearAnswers, wearZones } from '../fit/wear.ts'
import { configuration, findDesignBlockers, toConfiguration, wornFit } from './configuration.ts'
import { type Design, design } from './design.ts'

const measured = { personId: 'ann', scanId: 'one', scan: someScan() }

const answer = fc.option(fc.constantFrom(...wearAnswers), { nil: undefined })
const answers = fc
  .record({ toes: answer, ball: answer, instep: answer, heel: answer })
  .map((all) => JSON.parse(JSON.stringify(all)))
const worn = fc.record({ feel: fc.constantFrom(...feels), answers: fc.record({ left: answers, right: answers }) })
const chosen = fc.record({
  feel: fc.constantFrom(...feels),
  worn: fc.array(worn, { maxLength: 6 }),
  soleText: fc.constantFrom('', 'ANN', 'A & B 1'),
})

test('any complete design of a measured person becomes a configuration that the server accepts', () => {
  fc.assert(
    fc.property(chosen, (more) => {
      const made = someDesign(more, measured)
      expect(design.safeParse(made).success).toBe(true)
      const pair = toConfiguration(made)
      if (!pair.ok) throw new Error(pair.facts.join())
      expect(configuration.safeParse(JSON.parse(JSON.stringify(pair.value))).data).toEqual(pair.value)
    }),
  )
})

test('a configuration with adjustments that wearing does not explain is rejected', () => {
  const pair = toConfiguration(someDesign({}, measured))
  if (!pair.ok) throw new Error(pair.facts.join())
  for (const adjustments of [
    { left: { lengthMm: 0.1 }, right: {} },
    { left: {}, right: { heelWidthMm: -1.5 } },
  ])
    expect(configuration.safeParse({ ...pair.value, adjustments }).success).toBe(false)
})

const { person: _, ...forNobody } = someDesign({}, measured)
const { left, right } = someDesign({}, measured).feet ?? {}
const { scanId: __, ...unsent } = left ?? {}
const poor = someScan({ left: someTypedFoot('left', 150), right: someTypedFoot('right', 151) })

test.each<[string, Design, readonly string[]]>([
  ['feet', someDesign(), ['feet']],
  ['a person', forNobody, ['feet']],
  [
    'a saved scan of a foot',
    { ...someDesign({}, measured), feet: { left: unsent, right } as Design['feet'] & object },
    ['scan_unsent'],
  ],
  ['feet in the range of sizes', someDesign({}, { ...measured, scan: poor }), ['too_short']],
])('a design without %s becomes no configuration and reports what is missing', (_name, made, missing) => {
  expect(toConfiguration(made)).toEqual({ ok: false, code: 'incomplete', facts: missing })
  if (made.person || !made.feet) expect(findDesignBlockers(made)).toEqual(missing)
})

test('an answer for one foot adjusts that foot only', () => {
  for (const zone of wearZones) {
    const worn = [{ feel: 'natural' as const, answers: { left: { [zone]: 'tight' as const }, right: {} } }]
    const fit = wornFit({ feel: 'natural', worn })
    expect(Object.values(fit.left.adjustments).filter((mm) => mm > 0).length).toBeGreaterThan(0)
    expect(fit.right.adjustments).toEqual({})
  }
})
