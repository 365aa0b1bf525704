import type { Country } from '../country/countries.ts'
import { isShippedTo } from '../country/market-of.ts'
import { type Configuration, configurationOf } from '../design/configuration.ts'
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
export type CartFault =
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
  readonly kept: readonly string[]
}

/** Everything that is in the way, pair by pair in the order of the cart, then what is of all of them. */
export function checkCart({ lines, delivery, left, designs, kept }: CartToCheck): CartFault[] {
  const most = settings.order.designs * settings.order.perDesign
  const beyond = (count: number) => lines.slice(count).map(({ id }) => id)
  const faults = lines.flatMap((line) => faultOfLine(line, designs, kept))
  if (!isShippedTo(delivery)) faults.push({ kind: 'not_shipping' })
  if (lines.length > most) faults.push({ kind: 'too_many', over: beyond(most) })
  if (left !== undefined && lines.length > left) faults.push({ kind: 'numbers_left', left, over: beyond(left) })
  return faults
}

function faultOfLine(line: LineToCheck, designs: readonly Design[], kept: readonly string[]): CartFault[] {
  const { id, configuration, fault } = line
  const design = designs.find((one) => one.id === configuration.designId)
  const now = design && !isSamePair(design, configuration) ? configurationOf(design) : undefined
  const mayStay = fault === null
  if (now?.ok && !(mayStay && kept.includes(id))) return [{ kind: 'changed_here', line: id, pair: now.value, mayStay }]
  return fault === null ? [] : [{ kind: fault, line: id }]
}

/** Which pairs have to wait so that the others can be ordered; nothing where none could. */
export function pairsToWait(lines: readonly LineToCheck[], faults: readonly CartFault[]): string[] | undefined {
  if (faults.some(({ kind }) => kind === 'not_shipping')) return undefined
  const faulty = faults.flatMap((fault) => ('line' in fault ? fault.line : []))
  const limits = faults.map((fault) => (fault.kind === 'numbers_left' ? fault.left : Number.POSITIVE_INFINITY))
  const room = Math.min(settings.order.designs * settings.order.perDesign, ...limits)
  const ready = lines.filter(({ id }) => !faulty.includes(id)).slice(0, room)
  if (ready.length === 0) return undefined
  return lines.filter((line) => !ready.includes(line)).map(({ id }) => id)
}
