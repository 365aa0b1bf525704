import { dayMs } from '#domain/time.ts'
import { scanSettings } from '../scan-settings.ts'
import { settings } from '../settings.ts'
import type { PersonKind } from './person.ts'

/** Whether a foot may have changed since the scan: shown as a hint, never as a block. Counts calendar months in UTC. */
export function isOldScan(kind: PersonKind, measuredAt: Date, now: Date): boolean {
  const { grown, child } = scanSettings.oldAfterMonths
  return now >= addMonths(measuredAt, kind === 'child' ? child : grown)
}

/** A day that a shorter month lacks becomes its last day. */
function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate()
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(day, last))
  return to
}

/**
 * When a scan was measured. A device uses the server's time once it knows it, and its own clock until then. A scan
 * cannot be measured after it is sent, nor before the period for which unsent scans are stored: then the clock is
 * wrong, and the time of arrival is the best guess. A scan that is older than others and arrives late is accepted: a
 * device may have been offline.
 */
export function believedTime(said: string, now: Date): Date {
  const time = new Date(said)
  const agoMs = now.getTime() - time.getTime()
  return agoMs < 0 || agoMs > settings.measuring.draftDays * dayMs ? now : time
}
