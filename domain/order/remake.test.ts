import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settings } from '../settings.ts'
import { canRemake } from './remake.ts'
import { ends, orderKinds, orderStages } from './stages.ts'

const delivered = { kind: 'sale', stage: 'delivered', daysInStage: 1, before: [] } as const
const { days } = settings.refit

describe('a refit', () => {
  test.each([
    ['is granted within the refit period', { daysInStage: days }, undefined],
    ['is refused a day after the refit period', { daysInStage: days + 1 }, 'refit_over'],
    ['is refused for a pair that is not delivered yet', { stage: 'shipped' }, 'not_delivered'],
    ['is refused for an order that is no sale', { kind: 'refit' }, 'not_delivered'],
    ['is refused after another refit', { before: [{ kind: 'refit', stage: 'delivered' }] }, 'refit_done'],
    ['is granted after a cancelled refit', { before: [{ kind: 'refit', stage: 'cancelled' }] }, undefined],
    ['is refused while a refit is made', { before: [{ kind: 'refit', stage: 'printing' }] }, 'in_progress'],
    ['is granted after a replacement', { before: [{ kind: 'replacement', stage: 'delivered' }] }, undefined],
  ] as const)('%s', (_, more, code) => {
    const said = canRemake('refit', { ...delivered, ...more })
    expect(said.ok ? undefined : said.code).toBe(code)
  })
})

describe('a replacement', () => {
  test.each([
    ['is granted for a pair lost in transit', { stage: 'shipped' }, undefined],
    ['is granted for a pair that broke long after', { daysInStage: 400 }, undefined],
    ['is granted after another replacement', { before: [{ kind: 'replacement', stage: 'delivered' }] }, undefined],
    [
      'is refused while another replacement is made',
      { before: [{ kind: 'replacement', stage: 'in_review' }] },
      'in_progress',
    ],
    ['is refused for a pair that is not shipped', { stage: 'quality_check' }, 'not_delivered'],
    ['is refused for a refunded pair', { stage: 'refunded' }, 'not_delivered'],
  ] as const)('%s', (_, more, code) => {
    const said = canRemake('replacement', { ...delivered, ...more })
    expect(said.ok ? undefined : said.code).toBe(code)
  })
})

test('no pair is remade while a remake is under way or before it was shipped', () => {
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
