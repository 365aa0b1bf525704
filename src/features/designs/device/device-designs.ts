import type { Configuration } from '#domain/design/configuration.ts'
import type { Design } from '#domain/design/design.ts'
import {
  changeOpen,
  type DesignFile,
  getOpenSavedDesign,
  newDesignFile,
  readDesignFile,
  type ShopDesign,
  writeDesignFile,
} from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { dropHere, openPairDesign, openSavedDesign, withoutOrderedDesign } from '#domain/design/open-saved-design.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** The designs on this device; `undefined` if there are none or storage is unavailable. */
export function designsHere(): DesignFile | undefined {
  return readDesignFile(readStored('localStorage', designFileKey) ?? null, Date.now())
}

/** Returns whether they were stored. */
function storeDesigns(file: DesignFile): boolean {
  return store('localStorage', designFileKey, writeDesignFile(file, Date.now()))
}

/** The open design of this device. */
export function openHere(): Design | undefined {
  const here = designsHere()
  return here && getOpenSavedDesign(here).design
}

/** Changes the open design of this device, or starts one. */
export function chooseHere(change: Partial<Omit<Design, 'version' | 'id'>>): boolean {
  return storeDesigns(changeOpen(designsHere() ?? newDesignFile(newRecordId()), change))
}

/** Opens a design of the account on this device, so that the wizard continues with it. */
export function openSavedDesignHere(row: ShopDesign): boolean {
  return storeDesigns(openSavedDesign(designsHere(), row))
}

/** Opens the design of a pair in the cart; to measure again, without the scan's feet. */
export function openPairDesignHere(pair: Configuration, isRemeasured: boolean): boolean {
  return storeDesigns(openPairDesign(designsHere(), pair, isRemeasured))
}

/** Removes designs that were ordered. */
export function removeOrderedDesignHere(ids: readonly string[]): void {
  const here = designsHere()
  if (here) storeDesigns(withoutOrderedDesign(here, ids, newRecordId()))
}

/** Removes a design that was deleted on the server. */
export function removeDesignHere(id: string): void {
  const here = designsHere()
  if (here) storeDesigns(dropHere(here, id, newRecordId()))
}
