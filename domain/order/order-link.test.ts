import { expect, test } from 'vitest'
import { isLinkOpen } from './order-link.ts'
import { ends, orderStages } from './stages.ts'

const day = 86_400_000

test('an order link works while the order is under way and for ninety days after its end', () => {
  for (const stage of orderStages) {
    expect(isLinkOpen(stage, 0, 90 * day - 1), stage).toBe(true)
    expect(isLinkOpen(stage, 0, 90 * day), stage).toBe(!ends.has(stage))
  }
})
