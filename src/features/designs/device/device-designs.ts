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

/** What is designed on this device; nothing where nothing is, or the browser forbids to look. */
export function designsHere(): DesignFile | undefined {
  return readDesignFile(readStored('localStorage', designFileKey) ?? null, Date.now())
}

/** Whether it could be kept. */
function storeDesigns(file: DesignFile): boolean {
  return store('localStorage', designFileKey, writeDesignFile(file, Date.now()))
}

/** The design that is open on this device. */
export function openHere(): Design | undefined {
  const here = designsHere()
  return here && getOpenSavedDesign(here).design
}

/** Changes the open design of this device, or begins one. */
export function chooseHere(change: Partial<Omit<Design, 'version' | 'id'>>): boolean {
  return storeDesigns(changeOpen(designsHere() ?? newDesignFile(newRecordId()), change))
}

/** Opens a design of the account here, so that the wizard goes on with it. */
export function openSavedDesignHere(row: ShopDesign): boolean {
  return storeDesigns(openSavedDesign(designsHere(), row))
}

/** Opens the design of a pair that lies in the cart; to be measured again, without the feet of its scan. */
export function openPairDesignHere(pair: Configuration, isRemeasured: boolean): boolean {
  return storeDesigns(openPairDesign(designsHere(), pair, isRemeasured))
}

/** They are ordered. */
export function removeOrderedDesignHere(ids: readonly string[]): void {
  const here = designsHere()
  if (here) storeDesigns(withoutOrderedDesign(here, ids, newRecordId()))
}

/** The shop has removed it. */
export function removeDesignHere(id: string): void {
  const here = designsHere()
  if (here) storeDesigns(dropHere(here, id, newRecordId()))
}
