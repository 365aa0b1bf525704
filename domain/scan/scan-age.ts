import { scanSettings } from '../scan-settings.ts'
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

/** When it was measured by the device's own clock, which may be ahead of ours. */
export function believedTime(said: string, now: Date): Date {
  const time = new Date(said)
  return time > now ? now : time
}
