import { expect, test } from 'vitest'
import { isLinkOpen } from './order-link.ts'
import { ends, orderStages } from './stages.ts'

const day = 86_400_000

test('the link of an order opens it for ninety days after its end, and as long as it is under way', () => {
  for (const stage of orderStages) {
    expect(isLinkOpen(stage, 0, 90 * day - 1), stage).toBe(true)
    expect(isLinkOpen(stage, 0, 90 * day), stage).toBe(!ends.has(stage))
  }
})
