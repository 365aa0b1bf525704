const dayMs = 86_400_000

/** Japan is nine hours ahead of UTC and has no daylight saving time. */
const aheadMs = 9 * 3_600_000

/**
 * The payment deadline of a konbini voucher: the last second, in Japan, of the day that is `days` days after the
 * choice.
 */
export function voucherDeadline(chosenAt: Date, days: number): Date {
  const day = Math.floor((chosenAt.getTime() + aheadMs) / dayMs)
  return new Date((day + days + 1) * dayMs - aheadMs - 1_000)
}
