import { type DesignFile, isUntouched, noteRemoved, removeDesign, type ShopDesign } from './design-file.ts'

/**
 * Opens a design of the account on this device. One that is here already is opened as it is here: the keeper of designs asks the shop which is
 * newer. Whatever else is here stays, but for what nothing was chosen of.
 */
export function takeUp(own: DesignFile | undefined, { design, revision }: ShopDesign): DesignFile {
  const begun = own?.designs.filter((one) => !isUntouched(one.design)) ?? []
  const removed = own?.removed.filter((id) => id !== design.id) ?? []
  const isHere = begun.some((one) => one.design.id === design.id)
  const designs = isHere ? begun : [...begun, { design, edit: 1, base: revision, isChanged: false }]
  return { open: design.id, designs, removed }
}

/** Without a design that the shop has removed: nothing here asks for it any more. */
export function dropHere(own: DesignFile, id: string, newId: string): DesignFile {
  return noteRemoved(removeDesign(own, id, newId), id)
}
