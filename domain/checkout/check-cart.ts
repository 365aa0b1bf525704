import type { Country } from '../country/countries.ts'
import { isShippedTo } from '../country/market.ts'
import { type Configuration, toConfiguration } from '../design/configuration.ts'
import type { Design } from '../design/design.ts'
import { isSamePair } from '../design/same-pair.ts'
import { settings } from '../settings.ts'

/** A pair of the cart, with what the shop says of its scans. */
export type LineToCheck = {
  readonly id: string
  readonly configuration: Configuration
  readonly fault: 'scan_unknown' | 'scan_unfit' | null
}

/** What is in the way of ordering a cart. */
export type CartBlocker =
  | { readonly kind: 'scan_unknown' | 'scan_unfit'; readonly line: string }
  /** The design was changed on this device since: the pair of now, and whether the one in the cart could be ordered as well. */
  | { readonly kind: 'changed_here'; readonly line: string; readonly pair: Configuration; readonly mayStay: boolean }
  | { readonly kind: 'not_shipping' }
  | { readonly kind: 'too_many'; readonly over: readonly string[] }
  /** Fewer numbers of the edition than pairs. */
  | { readonly kind: 'numbers_left'; readonly left: number; readonly over: readonly string[] }

export type CartToCheck = {
  readonly lines: readonly LineToCheck[]
  readonly delivery: Country
  /** How many numbers of the edition this visitor may have; nothing where the shop did not say. */
  readonly left: number | undefined
  /** What is designed on this device. */
  readonly designs: readonly Design[]
  /** Lines that are wanted as they lie in the cart. */
  readonly confirmed: readonly string[]
}

/** Everything that is in the way, pair by pair in the order of the cart, then what is of all of them. */
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
  const { id, configuration, fault } = line
  const design = designs.find((one) => one.id === configuration.designId)
  const now = design && !isSamePair(design, configuration) ? toConfiguration(design) : undefined
  const mayStay = fault === null
  if (now?.ok && !(mayStay && confirmed.includes(id)))
    return [{ kind: 'changed_here', line: id, pair: now.value, mayStay }]
  return fault === null ? [] : [{ kind: fault, line: id }]
}

/** Which pairs have to wait so that the others can be ordered; nothing where none could. */
export function selectPairsToPostpone(
  lines: readonly LineToCheck[],
  blockers: readonly CartBlocker[],
): string[] | undefined {
  if (blockers.some(({ kind }) => kind === 'not_shipping')) return undefined
  const faultyLines = blockers.flatMap((fault) => ('line' in fault ? fault.line : []))
  const limits = blockers.map((fault) => (fault.kind === 'numbers_left' ? fault.left : Number.POSITIVE_INFINITY))
  const maxPairs = Math.min(settings.order.designs * settings.order.perDesign, ...limits)
  const ready = lines.filter(({ id }) => !faultyLines.includes(id)).slice(0, maxPairs)
  if (ready.length === 0) return undefined
  return lines.filter((line) => !ready.includes(line)).map(({ id }) => id)
}
