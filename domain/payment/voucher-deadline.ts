const dayMs = 86_400_000

/** Japan is nine hours ahead, and has no summer time. */
const aheadMs = 9 * 3_600_000

/** A slip that is chosen on one day can be paid until the last second of the day so many days later, in Japan. */
export function voucherDeadline(chosenAt: Date, days: number): Date {
  const day = Math.floor((chosenAt.getTime() + aheadMs) / dayMs)
  return new Date((day + days + 1) * dayMs - aheadMs - 1_000)
}
