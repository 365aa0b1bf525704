import { expect, test } from 'vitest'
import { voucherDeadline } from './voucher-deadline.ts'

test.each([
  ['noon in Japan', '2026-11-23T03:00:00Z'],
  ['the first second of the day there', '2026-11-22T15:00:00Z'],
  ['the last second of the day there', '2026-11-23T14:59:59Z'],
])('a konbini voucher chosen on Monday at %s can be paid until the end of Wednesday', (_, chosenAt) => {
  expect(voucherDeadline(new Date(chosenAt), 2).toISOString()).toBe('2026-11-25T14:59:59.000Z')
})
