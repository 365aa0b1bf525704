import { dayMs } from '#domain/time.ts'
import { settings } from '../settings.ts'
import { ends, type OrderStage } from './stages.ts'

/**
 * Whether the link of an order still works: while the order is under way, and for `orderLink.daysAfterEnd` days after
 * its end. Times are in milliseconds.
 */
export function isLinkOpen(stage: OrderStage, stageAt: number, now: number): boolean {
  return !ends.has(stage) || now < stageAt + settings.orderLink.daysAfterEnd * dayMs
}
