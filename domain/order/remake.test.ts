import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settings } from '../settings.ts'
import { canRemake } from './remake.ts'
import { ends, orderKinds, orderStages } from './stages.ts'

const delivered = { kind: 'sale', stage: 'delivered', daysInStage: 1, before: [] } as const
const { days } = settings.refit

describe('a refit', () => {
  test.each([
    ['within its days', { daysInStage: days }, undefined],
    ['a day later', { daysInStage: days + 1 }, 'refit_over'],
    ['of a pair that is on its way', { stage: 'shipped' }, 'not_delivered'],
    ['of what is no sale', { kind: 'refit' }, 'not_delivered'],
    ['after another', { before: [{ kind: 'refit', stage: 'delivered' }] }, 'refit_done'],
    ['after one that was cancelled', { before: [{ kind: 'refit', stage: 'cancelled' }] }, undefined],
    ['while it is made', { before: [{ kind: 'refit', stage: 'printing' }] }, 'under_way'],
    ['after a replacement', { before: [{ kind: 'replacement', stage: 'delivered' }] }, undefined],
  ] as const)('%s', (_, more, code) => {
    const said = canRemake('refit', { ...delivered, ...more })
    expect(said.ok ? undefined : said.code).toBe(code)
  })
})

describe('a replacement', () => {
  test.each([
    ['of a pair that is lost on its way', { stage: 'shipped' }, undefined],
    ['of one that broke long after', { daysInStage: 400 }, undefined],
    ['after another one', { before: [{ kind: 'replacement', stage: 'delivered' }] }, undefined],
    ['while another is made', { before: [{ kind: 'replacement', stage: 'in_review' }] }, 'under_way'],
    ['of a pair that is not sent', { stage: 'quality_check' }, 'not_delivered'],
    ['of one that was paid back', { stage: 'refunded' }, 'not_delivered'],
  ] as const)('%s', (_, more, code) => {
    const said = canRemake('replacement', { ...delivered, ...more })
    expect(said.ok ? undefined : said.code).toBe(code)
  })
})

test('nothing is made again while it is under way, nor before it was sent', () => {
  const anyBefore = fc.array(
    fc.record({ kind: fc.constantFrom(...orderKinds), stage: fc.constantFrom(...orderStages) }),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(
      fc.constantFrom('refit' as const, 'replacement' as const),
      fc.constantFrom(...orderStages),
      fc.nat(90),
      anyBefore,
      (wanted, stage, daysInStage, before) => {
        const said = canRemake(wanted, { kind: 'sale', stage, daysInStage, before })
        const isWithThem = stage === 'delivered' || stage === 'shipped'
        if (said.ok) expect([isWithThem, before.every((one) => ends.has(one.stage))]).toEqual([true, true])
      },
    ),
  )
})
