import { dayMs, hourMs, secondMs } from '#domain/time.ts'

/** Japan is nine hours ahead of UTC and has no daylight saving time. */
const aheadMs = 9 * hourMs

/**
 * The payment deadline of a konbini voucher: the last second, in Japan, of the day that is `days` days after the
 * choice.
 */
export function voucherDeadline(chosenAt: Date, days: number): Date {
  const day = Math.floor((chosenAt.getTime() + aheadMs) / dayMs)
  return new Date((day + days + 1) * dayMs - aheadMs - secondMs)
}
