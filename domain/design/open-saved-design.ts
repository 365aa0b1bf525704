import type { Configuration } from './configuration.ts'
import type { Design } from './design.ts'
import {
  addDesign,
  type DesignFile,
  getOpenSavedDesign,
  isUntouched,
  noteRemoved,
  removeDesign,
  type ShopDesign,
  type StoredDesign,
} from './design-file.ts'

/**
 * Opens a design of the account on this device. One that is here already is opened as it is here: the keeper of designs asks the shop which is
 * newer. Whatever else is here stays, but for what nothing was chosen of.
 */
export function openSavedDesign(own: DesignFile | undefined, { design, revision }: ShopDesign): DesignFile {
  return withOpen(own, { design, edit: 1, base: revision, isChanged: false })
}

/**
 * Opens the design that a pair in the cart is of: as it is here, or else as the pair is. To measure again, the feet of the pair's scans, which the
 * shop has no more, are taken off it.
 */
export function openPairDesign(own: DesignFile | undefined, pair: Configuration, isRemeasured: boolean): DesignFile {
  const { designId: id, adjustments: _, ...chosen } = pair
  const file = withOpen(own, { design: { ...chosen, id, name: '' }, edit: 1, isChanged: false })
  const open = getOpenSavedDesign(file)
  const { feet, person: __, ...bare } = open.design
  const isSameScan = feet?.left.scanId === pair.feet.left.scanId && feet?.right.scanId === pair.feet.right.scanId
  if (!isRemeasured || !isSameScan) return file
  const changed: StoredDesign = { ...open, design: bare satisfies Design, edit: open.edit + 1, isChanged: true }
  return { ...file, designs: file.designs.map((one) => (one === open ? changed : one)) }
}

function withOpen(own: DesignFile | undefined, openedDesign: StoredDesign): DesignFile {
  const { design } = openedDesign
  const begun = own?.designs.filter((one) => !isUntouched(one.design)) ?? []
  const removed = own?.removed.filter((id) => id !== design.id) ?? []
  const isHere = begun.some((one) => one.design.id === design.id)
  const designs = isHere ? begun : [...begun, openedDesign]
  return { open: design.id, designs, removed }
}

/** A design that was ordered waits for nobody any more: it stays here, and a new one is open in its place. */
export function withoutOrderedDesign(own: DesignFile, ordered: readonly string[], newId: string): DesignFile {
  return ordered.includes(own.open) ? addDesign(own, newId) : own
}

/** Without a design that the shop has removed: nothing here asks for it any more. */
export function dropHere(own: DesignFile, id: string, newId: string): DesignFile {
  return noteRemoved(removeDesign(own, id, newId), id)
}
