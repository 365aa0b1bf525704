import { expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { isLinkOpen } from './order-link.ts'
import { ends, orderStages } from './stages.ts'

test('an order link works while the order is under way and for ninety days after its end', () => {
  for (const stage of orderStages) {
    expect(isLinkOpen(stage, 0, 90 * dayMs - 1), stage).toBe(true)
    expect(isLinkOpen(stage, 0, 90 * dayMs), stage).toBe(!ends.has(stage))
  }
})
