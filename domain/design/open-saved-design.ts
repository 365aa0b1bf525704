import type { Configuration } from './configuration.ts'
import type { Design } from './design.ts'
import {
  addDesign,
  clearPendingRemoval,
  type DesignFile,
  getOpenSavedDesign,
  isUntouched,
  removeDesign,
  type ShopDesign,
  type StoredDesign,
} from './design-file.ts'

/**
 * Opens a design of the account on this device. A design that exists here is opened in its local version; syncing
 * determines which is newer. All other designs stay, except untouched ones.
 */
export function openSavedDesign(own: DesignFile | undefined, { design, revision }: ShopDesign): DesignFile {
  return withOpen(own, { design, edit: 1, base: revision, isChanged: false })
}

/**
 * Opens the design of a pair in the cart: the local version, or else a copy of the pair. For remeasuring, it removes
 * the feet whose scans the server no longer has.
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

/** After an order, closes the ordered design: it stays on this device, and a new one is opened in its place. */
export function withoutOrderedDesign(own: DesignFile, ordered: readonly string[], newId: string): DesignFile {
  return ordered.includes(own.open) ? addDesign(own, newId) : own
}

/** Removes a design that the server has removed already, so that no removal is sent for it. */
export function dropHere(own: DesignFile, id: string, newId: string): DesignFile {
  return clearPendingRemoval(removeDesign(own, id, newId), id)
}
