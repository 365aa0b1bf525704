import * as z from 'zod/mini'
import { dayMs } from '#domain/time.ts'
import { designSettings } from '../design-settings.ts'
import { type Design, design, newDesign } from './design.ts'
import { areSameParts } from './same-parts.ts'

const storedSchema = z.object({
  design,
  /** Counts changes: of two windows, the one with the higher number is newer. */
  edit: z.number(),
  /** The server revision from which this design was changed; absent if it was never saved there. */
  base: z.exactOptional(z.number()),
  /** Whether it has changes that the server does not have. */
  isChanged: z.boolean(),
  /** The text in the sole text field, while it is not a valid sole text. */
  typed: z.exactOptional(z.string()),
})
export type StoredDesign = Readonly<z.infer<typeof storedSchema>>

const file = z
  .object({
    version: z.literal(1),
    savedAtMs: z.number(),
    open: z.string(),
    designs: z.array(storedSchema),
    removed: z.array(z.string()),
  })
  .check(z.refine(({ open, designs }) => designs.some(({ design: { id } }) => id === open)))

/** The designs of a device, one of which is open. */
export type DesignFile = {
  readonly open: string
  readonly designs: readonly StoredDesign[]
  /** Ids of designs that were removed here and still exist on the server. */
  readonly removed: readonly string[]
}

export function writeDesignFile({ open, designs, removed }: DesignFile, savedAtMs: number): string {
  return JSON.stringify({ version: 1, savedAtMs, open, designs, removed })
}

/** Reads the designs stored on this device; `undefined` if they are too old or the text is invalid. */
export function readDesignFile(text: string | null, nowMs: number): DesignFile | undefined {
  try {
    const read = file.safeParse(JSON.parse(text ?? ''))
    if (!read.success || nowMs - read.data.savedAtMs > designSettings.draftDays * dayMs) return undefined
    const { open, designs, removed } = read.data
    return { open, designs, removed }
  } catch {
    return undefined
  }
}

export function newDesignFile(id: string): DesignFile {
  return { open: id, designs: [{ design: newDesign(id), edit: 0, isChanged: false }], removed: [] }
}

/** The open design; there always is one. */
export function getOpenSavedDesign({ open, designs }: DesignFile): StoredDesign {
  const found = designs.find(({ design: { id } }) => id === open)
  if (!found) throw new Error('No design is open')
  return found
}

/** Replaces one of the designs. */
function replaceDesign(all: DesignFile, one: StoredDesign): DesignFile {
  return { ...all, designs: all.designs.map((other) => (other.design.id === one.design.id ? one : other)) }
}

/** Changes the open design; a change without effect returns the same file. */
export function changeOpen(all: DesignFile, change: Partial<Omit<Design, 'version' | 'id'>>): DesignFile {
  const open = getOpenSavedDesign(all)
  const changed: Design = { ...open.design, ...change }
  if (areSameParts(changed, open.design)) return all
  return replaceDesign(all, { ...open, design: changed, edit: open.edit + 1, isChanged: true })
}

/** Stores a typed sole text that is not valid; it does not change the design. */
export function typeInOpen(all: DesignFile, typed: string | undefined): DesignFile {
  const { typed: before, ...open } = getOpenSavedDesign(all)
  return typed === before ? all : replaceDesign(all, typed === undefined ? open : { ...open, typed })
}

/** Opens a design by its id; an unknown id has no effect. */
export function openDesign(all: DesignFile, id: string): DesignFile {
  return all.designs.some(({ design }) => design.id === id) ? { ...all, open: id } : all
}

export function canAddDesign({ designs }: DesignFile): boolean {
  return designs.length < designSettings.max
}

/** Adds a new design and opens it, unless the maximum is reached. */
export function addDesign(all: DesignFile, id: string): DesignFile {
  if (!canAddDesign(all)) return all
  return { ...all, open: id, designs: [...all.designs, ...newDesignFile(id).designs] }
}

/** Removes a design; removing the last one opens a new one. */
export function removeDesign(all: DesignFile, id: string, newId: string): DesignFile {
  const gone = all.designs.find(({ design }) => design.id === id)
  if (!gone) return all
  const left = all.designs.filter((one) => one !== gone)
  const removed = gone.base === undefined ? all.removed : [...all.removed, id]
  const [first] = left
  if (!first) return { ...newDesignFile(newId), removed }
  return { open: all.open === id ? first.design.id : all.open, designs: left, removed }
}

/** The merged designs; and the local open design, if the merge replaced it by another. */
export type MergedDesigns = { readonly file: DesignFile; readonly localDesign?: Design }

/**
 * Merges the designs that another window of this device has stored, taking each one that has more edits there. Each
 * window keeps its own open design.
 */
export function findInWindow(own: DesignFile, other: DesignFile): MergedDesigns {
  const here = (id: string) => own.designs.find(({ design }) => design.id === id)
  const designs = other.designs.map((found) => {
    const known = here(found.design.id)
    return known && known.edit >= found.edit ? known : found
  })
  const isOpenThere = designs.some(({ design: { id } }) => id === own.open)
  // Another window may have removed the design that is open here: it stays as long as it is open.
  const all = isOpenThere ? designs : [...designs, getOpenSavedDesign(own)]
  return withLocalDesign(own, { open: own.open, designs: all, removed: other.removed })
}

/** Whether a window has changes that the written file lacks, whichever design is open in either. */
export function hasUnsavedChanges(own: DesignFile, written: DesignFile): boolean {
  return !areSameParts({ ...own, open: '' }, { ...written, open: '' })
}

/** A design as stored on the server. */
export type ShopDesign = { readonly design: Design; readonly revision: number }

/**
 * Merges the server's designs, given newest first: each one whose server revision is newer than `base` replaces the
 * local one. A design that the server no longer has is dropped, unless it was changed here, was never saved, or is
 * open.
 */
export function findInShop(own: DesignFile, shop: readonly ShopDesign[]): MergedDesigns {
  const wanted = shop.filter(({ design: { id } }) => !own.removed.includes(id))
  const [newest] = wanted
  // If nothing was begun on this device, the newest design of the account is opened.
  if (newest && own.designs.every(({ design }) => isUntouched(design)))
    return { file: { open: newest.design.id, designs: wanted.map((row) => takenFrom(row)), removed: own.removed } }
  const rows = new Map(wanted.map((row) => [row.design.id, row]))
  const here = own.designs.flatMap((known): StoredDesign[] => {
    const row = rows.get(known.design.id)
    if (!row) return known.base === undefined || known.isChanged || known.design.id === own.open ? [orphan(known)] : []
    return [row.revision > (known.base ?? 0) ? takenFrom(row, known) : known]
  })
  const known = new Set(own.designs.map(({ design: { id } }) => id))
  const arrived = wanted.flatMap((row) => (known.has(row.design.id) ? [] : [takenFrom(row)]))
  const removed = own.removed.filter((id) => shop.some(({ design }) => design.id === id))
  return withLocalDesign(own, { open: own.open, designs: [...here, ...arrived], removed })
}

/** The server has removed this design: when changed again, it is saved as a new one. */
function orphan({ base: _, ...known }: StoredDesign): StoredDesign {
  return known
}

function takenFrom({ design, revision }: ShopDesign, known?: StoredDesign): StoredDesign {
  return { design, edit: (known?.edit ?? 0) + 1, base: revision, isChanged: false }
}

function withLocalDesign(own: DesignFile, found: DesignFile): MergedDesigns {
  const [localDesign, theirs] = [getOpenSavedDesign(own).design, getOpenSavedDesign(found).design]
  return areSameParts(localDesign, theirs) || isUntouched(localDesign) ? { file: found } : { file: found, localDesign }
}

/** Whether nothing was chosen, so that the design needs no saving. */
export function isUntouched(one: Design): boolean {
  return areSameParts(newDesign(one.id), one)
}

/** The next design to save to the server. */
export function nextToSend({ designs }: DesignFile): StoredDesign | undefined {
  return designs.find(({ isChanged }) => isChanged)
}

/** Records that the server saved a design; if it was changed meanwhile, it stays marked for saving. */
export function noteSent(all: DesignFile, sent: StoredDesign, revision: number): DesignFile {
  const now = all.designs.find(({ design: { id } }) => id === sent.design.id)
  if (!now) return all
  return replaceDesign(all, { ...now, base: revision, isChanged: now.edit !== sent.edit })
}

/** Records that the server removed a design. */
export function clearPendingRemoval(all: DesignFile, id: string): DesignFile {
  return { ...all, removed: all.removed.filter((one) => one !== id) }
}
