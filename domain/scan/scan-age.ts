import { scanSettings } from '../scan-settings.ts'
import { settings } from '../settings.ts'
import type { PersonKind } from './person.ts'

/** Whether a foot may well have changed since: said, and never forbidden. Months are those of the calendar, as UTC counts them. */
export function isOldScan(kind: PersonKind, measuredAt: Date, now: Date): boolean {
  const { grown, child } = scanSettings.oldAfterMonths
  return now >= addMonths(measuredAt, kind === 'child' ? child : grown)
}

/** The last day of a shorter month stands for the days that it has not. */
function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate()
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(day, last))
  return to
}

const dayMs = 86_400_000

/**
 * When it was measured. A device takes the shop's time as far as it has heard it, and its own clock until then. It cannot have measured
 * later than it sends, nor earlier than it keeps what was not sent: such a clock is wrong, and the time at which its scan comes is nearest.
 * One that is older than others and came late is believed: a device may have been without a line.
 */
export function believedTime(said: string, now: Date): Date {
  const time = new Date(said)
  const agoMs = now.getTime() - time.getTime()
  return agoMs < 0 || agoMs > settings.measuring.draftDays * dayMs ? now : time
}
