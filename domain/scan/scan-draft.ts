import * as z from 'zod/mini'
import type { FootSide } from '../foot/foot-figures.ts'
import { settings } from '../settings.ts'
import { knownEngine, scannedFoot } from './scan.ts'
import { typedPair } from './typed-pair.ts'

const letIn = 'let-in-'

/** Whose feet a phone measures that was let in by another device: it does not know them by the shop's name. */
export function letInAs(token: string): string {
  return `${letIn}${token.slice(0, 16)}`
}

/** A draft that belongs to another device is sent by its link alone. */
export function isLetIn({ personId }: Pick<ScanDraft, 'personId'>): boolean {
  return personId.startsWith(letIn)
}

/** All ways that lead to the numbers of a foot without going to a store. */
export const measureMethods = ['trace', 'on_sheet', 'photo', 'by_hand', 'other_phone'] as const
export type MeasureMethod = (typeof measureMethods)[number]

/** When a foot was accepted is what two windows are told apart by: the later one counts. */
const acceptedFoot = (side: FootSide) =>
  z
    .object({ scanned: scannedFoot, at: z.iso.datetime(), engine: knownEngine })
    .check(z.refine(({ scanned }) => scanned.foot.side === side))

const draft = z.object({
  personId: z.string(),
  usualMm: z.exactOptional(z.number()),
  way: z.exactOptional(z.enum(measureMethods)),
  left: z.exactOptional(acceptedFoot('left')),
  right: z.exactOptional(acceptedFoot('right')),
  /** Numbers by hand, as they stand in their fields: nobody measures twice what was typed. */
  typed: z.exactOptional(typedPair),
  /** Their owner said that both feet differ that much. */
  doFeetDiffer: z.boolean(),
  /** A photo was looked at and not accepted yet: it is lost when the page is loaded anew. */
  isUnderWay: z.boolean(),
  /** The scan that it has become: nothing is left to be measured. */
  keptAs: z.exactOptional(z.string()),
})
const saved = z.object({ version: z.literal(1), savedAtMs: z.number(), draft })

export type ScanDraft = Readonly<z.infer<typeof draft>>
export type AcceptedFoot = NonNullable<ScanDraft['left']>

export function newScanDraft(personId: string): ScanDraft {
  return { personId, doFeetDiffer: false, isUnderWay: false }
}

export function writeScanDraft(draft: ScanDraft, savedAtMs: number): string {
  return JSON.stringify({ version: 1, savedAtMs, draft })
}

const dayMs = 24 * 60 * 60 * 1_000

/** What was accepted on this device and is not too old; a text that is none says nothing. */
export function readScanDraft(text: string | null, personId: string, nowMs: number): ScanDraft | undefined {
  try {
    const read = saved.safeParse(JSON.parse(text ?? ''))
    if (!read.success || read.data.draft.personId !== personId) return undefined
    return nowMs - read.data.savedAtMs <= settings.measuring.draftDays * dayMs ? read.data.draft : undefined
  } catch {
    return undefined
  }
}

type MaybeAcceptedFoot = AcceptedFoot | undefined

const isLater = (one: MaybeAcceptedFoot, other: MaybeAcceptedFoot) => one !== undefined && (!other || one.at > other.at)

/** Whether another window has accepted or kept what this one does not know. */
export function hasNewerWork(own: ScanDraft, found: ScanDraft): boolean {
  const isSavedAgain = found.keptAs !== undefined && found.keptAs !== own.keptAs
  return isSavedAgain || isLater(found.left, own.left) || isLater(found.right, own.right)
}

/** What both windows know together: of each foot what was accepted last. */
export function mergedDraft(own: ScanDraft, found: ScanDraft): ScanDraft {
  if (!hasNewerWork(own, found)) return own
  const { keptAs } = found
  const left = isLater(found.left, own.left) ? found.left : own.left
  const right = isLater(found.right, own.right) ? found.right : own.right
  const isTheirs = left === found.left && right === found.right
  return {
    ...own,
    ...(left && { left }),
    ...(right && { right }),
    ...(keptAs !== undefined && { keptAs }),
    doFeetDiffer: isTheirs && found.doFeetDiffer,
  }
}
