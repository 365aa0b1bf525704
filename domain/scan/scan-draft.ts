import * as z from 'zod/mini'
import { dayMs } from '#domain/time.ts'
import type { FootSide } from '../foot/foot-figures.ts'
import { settings } from '../settings.ts'
import { knownEngine, scannedFoot } from './scan.ts'
import { typedPair } from './typed-pair.ts'

const letIn = 'let-in-'

/** The person id for a phone that measures by a handoff: it does not know the server's id. */
export function letInAs(token: string): string {
  return `${letIn}${token.slice(0, 16)}`
}

/** Whether the draft belongs to a handoff, so that it is sent by the handoff link only. */
export function isLetIn({ personId }: Pick<ScanDraft, 'personId'>): boolean {
  return personId.startsWith(letIn)
}

/** All methods to measure a foot outside a store. */
export const measureMethods = ['trace', 'on_sheet', 'photo', 'by_hand', 'other_phone'] as const
export type MeasureMethod = (typeof measureMethods)[number]

/** `at` decides between two windows: the later accepted foot wins. */
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
  /** Figures typed by hand as they stand in their fields, so that nobody has to measure them again. */
  typed: z.exactOptional(typedPair),
  /** The customer confirmed that the feet differ that much. */
  doFeetDiffer: z.boolean(),
  /** A photo was examined but not accepted yet; it is lost when the page reloads. */
  isUnderWay: z.boolean(),
  /** The id of the saved scan: nothing is left to measure. */
  savedAs: z.exactOptional(z.string()),
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

/** Reads the draft stored on this device; `undefined` if it is too old or invalid. */
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

/** Whether another window has accepted a foot or saved a scan that this one does not know. */
export function hasNewerWork(own: ScanDraft, found: ScanDraft): boolean {
  const isSavedAgain = found.savedAs !== undefined && found.savedAs !== own.savedAs
  return isSavedAgain || isLater(found.left, own.left) || isLater(found.right, own.right)
}

/** Merges the drafts of two windows: of each foot the one accepted last. */
export function mergedDraft(own: ScanDraft, found: ScanDraft): ScanDraft {
  if (!hasNewerWork(own, found)) return own
  const { savedAs } = found
  const left = isLater(found.left, own.left) ? found.left : own.left
  const right = isLater(found.right, own.right) ? found.right : own.right
  const isTheirs = left === found.left && right === found.right
  return {
    ...own,
    ...(left && { left }),
    ...(right && { right }),
    ...(savedAs !== undefined && { savedAs }),
    doFeetDiffer: isTheirs && found.doFeetDiffer,
  }
}
