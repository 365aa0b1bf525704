import { settings } from '../settings.ts'
import { ends, type OrderStage } from './stages.ts'

const dayMs = 86_400_000

/** Whether the link of an order opens it still: as long as it is under way, and for some months after. Numbers of milliseconds. */
export function isLinkOpen(stage: OrderStage, stageAt: number, now: number): boolean {
  return !ends.has(stage) || now < stageAt + settings.orderLink.daysAfterEnd * dayMs
}
