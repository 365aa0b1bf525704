import type { Country } from '../country/countries.ts'
import { isShippedTo } from '../country/market.ts'
import { type Configuration, toConfiguration } from '../design/configuration.ts'
import type { Design } from '../design/design.ts'
import { isSamePair } from '../design/same-pair.ts'
import { settings } from '../settings.ts'

/** A pair of the cart, with the server's verdict on its scans. */
export type LineToCheck = {
  readonly id: string
  readonly configuration: Configuration
  readonly blocker: 'scan_mismatch' | 'scan_unusable' | null
}

/** A reason why the cart cannot be ordered. */
export type CartBlocker =
  | { readonly kind: 'scan_mismatch' | 'scan_unusable'; readonly line: string }
  /**
   * The design was changed on this device: the pair as it is now, and whether the one in the cart could be ordered as
   * well.
   */
  | { readonly kind: 'changed_here'; readonly line: string; readonly pair: Configuration; readonly mayStay: boolean }
  | { readonly kind: 'not_shipping' }
  | { readonly kind: 'too_many'; readonly over: readonly string[] }
  /** Fewer edition numbers are free than there are pairs. */
  | { readonly kind: 'numbers_left'; readonly left: number; readonly over: readonly string[] }

export type CartToCheck = {
  readonly lines: readonly LineToCheck[]
  readonly delivery: Country
  /** How many edition numbers this visitor may have; `undefined` if the server did not say. */
  readonly left: number | undefined
  /** The designs on this device. */
  readonly designs: readonly Design[]
  /** Lines that the customer confirmed as they are in the cart. */
  readonly confirmed: readonly string[]
}

/** Lists everything that blocks the order: first each line, in the order of the cart, then the cart as a whole. */
export function checkCart({ lines, delivery, left, designs, confirmed }: CartToCheck): CartBlocker[] {
  const max = settings.order.designs * settings.order.perDesign
  const beyond = (count: number) => lines.slice(count).map(({ id }) => id)
  const blockers = lines.flatMap((line) => findLineBlockers(line, designs, confirmed))
  if (!isShippedTo(delivery)) blockers.push({ kind: 'not_shipping' })
  if (lines.length > max) blockers.push({ kind: 'too_many', over: beyond(max) })
  if (left !== undefined && lines.length > left) blockers.push({ kind: 'numbers_left', left, over: beyond(left) })
  return blockers
}

function findLineBlockers(line: LineToCheck, designs: readonly Design[], confirmed: readonly string[]): CartBlocker[] {
  const { id, configuration, blocker } = line
  const design = designs.find((one) => one.id === configuration.designId)
  const now = design && !isSamePair(design, configuration) ? toConfiguration(design) : undefined
  const mayStay = blocker === null
  if (now?.ok && !(mayStay && confirmed.includes(id)))
    return [{ kind: 'changed_here', line: id, pair: now.value, mayStay }]
  return blocker === null ? [] : [{ kind: blocker, line: id }]
}

/** Selects the pairs to postpone so that the others can be ordered; `undefined` if none could be ordered. */
export function selectPairsToPostpone(
  lines: readonly LineToCheck[],
  blockers: readonly CartBlocker[],
): string[] | undefined {
  if (blockers.some(({ kind }) => kind === 'not_shipping')) return undefined
  const faultyLines = blockers.flatMap((blocker) => ('line' in blocker ? blocker.line : []))
  const limits = blockers.map((blocker) => (blocker.kind === 'numbers_left' ? blocker.left : Number.POSITIVE_INFINITY))
  const maxPairs = Math.min(settings.order.designs * settings.order.perDesign, ...limits)
  const ready = lines.filter(({ id }) => !faultyLines.includes(id)).slice(0, maxPairs)
  if (ready.length === 0) return undefined
  return lines.filter((line) => !ready.includes(line)).map(({ id }) => id)
}
