import * as z from 'zod/mini'
import { designSettings } from '../design-settings.ts'
import { type Design, design, newDesign } from './design.ts'
import { areSameParts } from './same-parts.ts'

const storedSchema = z.object({
  design,
  /** Counts the changes: of two windows the one that changed last is ahead. */
  edit: z.number(),
  /** The shop's number of what it has, from which this one was changed; none where it was never told. */
  base: z.exactOptional(z.number()),
  /** Something that the shop has not. */
  isChanged: z.boolean(),
  /** What stands in the field of its text, where that cannot stand under a sole. */
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
  /** Those that were removed here, and that the shop still has. */
  readonly removed: readonly string[]
}

export function writeDesignFile({ open, designs, removed }: DesignFile, savedAtMs: number): string {
  return JSON.stringify({ version: 1, savedAtMs, open, designs, removed })
}

const dayMs = 86_400_000

/** What a device has kept and is not too old; a text that is none says nothing. */
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

/** The one that is open: there always is one. */
export function getOpenSavedDesign({ open, designs }: DesignFile): StoredDesign {
  const found = designs.find(({ design: { id } }) => id === open)
  if (!found) throw new Error('No design is open')
  return found
}

/** The same designs with one of them changed. */
function replaceDesign(all: DesignFile, one: StoredDesign): DesignFile {
  return { ...all, designs: all.designs.map((other) => (other.design.id === one.design.id ? one : other)) }
}

/** Changes the open design. What leaves it as it was is no change. */
export function changeOpen(all: DesignFile, change: Partial<Omit<Design, 'version' | 'id'>>): DesignFile {
  const open = getOpenSavedDesign(all)
  const changed: Design = { ...open.design, ...change }
  if (areSameParts(changed, open.design)) return all
  return replaceDesign(all, { ...open, design: changed, edit: open.edit + 1, isChanged: true })
}

/** Keeps what was typed for its sole and cannot stand there; it changes nothing of the design. */
export function typeInOpen(all: DesignFile, typed: string | undefined): DesignFile {
  const { typed: before, ...open } = getOpenSavedDesign(all)
  return typed === before ? all : replaceDesign(all, typed === undefined ? open : { ...open, typed })
}

/** Opens one that is there; what is not there is not opened. */
export function openDesign(all: DesignFile, id: string): DesignFile {
  return all.designs.some(({ design }) => design.id === id) ? { ...all, open: id } : all
}

export function canAddDesign({ designs }: DesignFile): boolean {
  return designs.length < designSettings.max
}

/** One more, which is open from now on. */
export function addDesign(all: DesignFile, id: string): DesignFile {
  if (!canAddDesign(all)) return all
  return { ...all, open: id, designs: [...all.designs, ...newDesignFile(id).designs] }
}

/** Without one of them; in place of the last one a new one is open. */
export function removeDesign(all: DesignFile, id: string, newId: string): DesignFile {
  const gone = all.designs.find(({ design }) => design.id === id)
  if (!gone) return all
  const left = all.designs.filter((one) => one !== gone)
  const removed = gone.base === undefined ? all.removed : [...all.removed, id]
  const [first] = left
  if (!first) return { ...newDesignFile(newId), removed }
  return { open: all.open === id ? first.design.id : all.open, designs: left, removed }
}

/** What was found elsewhere, taken over; and the open design as it stood here, where that is no longer what is open. */
export type MergedDesigns = { readonly file: DesignFile; readonly localDesign?: Design }

/** Of what another window of this device has kept, each design that is further than here. Which one is open is each window's own. */
export function findInWindow(own: DesignFile, other: DesignFile): MergedDesigns {
  const here = (id: string) => own.designs.find(({ design }) => design.id === id)
  const designs = other.designs.map((found) => {
    const known = here(found.design.id)
    return known && known.edit >= found.edit ? known : found
  })
  const isOpenThere = designs.some(({ design: { id } }) => id === own.open)
  // Another window may have dropped what is open here: whoever looks at it keeps it.
  const all = isOpenThere ? designs : [...designs, getOpenSavedDesign(own)]
  return withLocalDesign(own, { open: own.open, designs: all, removed: other.removed })
}

/** Whether a window knows more than another has written, whichever design is open in either. */
export function isAhead(own: DesignFile, written: DesignFile): boolean {
  return !areSameParts({ ...own, open: '' }, { ...written, open: '' })
}

/** One design as the shop has it. */
export type ShopDesign = { readonly design: Design; readonly revision: number }

/**
 * Of what the shop has, the newest first, each design that is newer there than what this one was changed from: the shop's number decides. What it
 * does not have any more, and was not changed here, is gone.
 */
export function findInShop(own: DesignFile, shop: readonly ShopDesign[]): MergedDesigns {
  const wanted = shop.filter(({ design: { id } }) => !own.removed.includes(id))
  const [newest] = wanted
  // Whoever has begun nothing here goes on with what they have.
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

/** Known to the shop once and removed there: changed again, it is a new one. */
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

/** Whether nothing was chosen: it is worth neither keeping nor telling. */
export function isUntouched(one: Design): boolean {
  return areSameParts(newDesign(one.id), one)
}

/** The design that the shop is to be told of next. */
export function nextToSend({ designs }: DesignFile): StoredDesign | undefined {
  return designs.find(({ isChanged }) => isChanged)
}

/** The shop has kept what it was sent; what was changed meanwhile is sent again. */
export function noteSent(all: DesignFile, sent: StoredDesign, revision: number): DesignFile {
  const now = all.designs.find(({ design: { id } }) => id === sent.design.id)
  if (!now) return all
  return replaceDesign(all, { ...now, base: revision, isChanged: now.edit !== sent.edit })
}

/** The shop has removed what it was asked to. */
export function noteRemoved(all: DesignFile, id: string): DesignFile {
  return { ...all, removed: all.removed.filter((one) => one !== id) }
}
