import {
  isLetIn,
  mergedDraft,
  newScanDraft,
  readScanDraft,
  type ScanDraft,
  writeScanDraft,
} from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { storedKeys } from '#src/storage/stored-keys.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** The draft of a person's scan on this device. */
export function readStoredDraft(personId: string): ScanDraft | undefined {
  return readScanDraft(readStored('localStorage', scanDraftKey(personId)) ?? null, personId, Date.now())
}

/** The drafts measured here for other devices that are not known to have arrived. */
export function letInDrafts(): ScanDraft[] {
  const beginning = scanDraftKey('')
  const all = storedKeys(beginning).flatMap((key) => readStoredDraft(key.slice(beginning.length)) ?? [])
  return all.filter((draft) => isLetIn(draft) && draft.savedAs === undefined)
}

const hearers = new Set<(draft: ScanDraft) => void>()

/**
 * Notifies of drafts saved as a scan on this page, because `storage` events reach other windows only. Returns a
 * function that unsubscribes.
 */
export function onScanSaved(onDraft: (draft: ScanDraft) => void): () => void {
  hearers.add(onDraft)
  return () => void hearers.delete(onDraft)
}

/**
 * Returns whether the draft was stored. Once the scan is saved on the server its measurements are removed here: other
 * windows have received them by the first write, and the rest tells them which scan it became.
 */
export function storeDraft(draft: ScanDraft): boolean {
  const isSaved = write(draft)
  const { personId, savedAs, usualMm } = draft
  if (savedAs !== undefined) for (const onDraft of hearers) onDraft(draft)
  if (isSaved && savedAs !== undefined)
    write({ ...newScanDraft(personId), ...(usualMm !== undefined && { usualMm }), savedAs })
  return isSaved
}

function write(draft: ScanDraft): boolean {
  return store('localStorage', scanDraftKey(draft.personId), writeScanDraft(draft, Date.now()))
}

/** Merges the draft of one person into another's, after both turned out to be the same person. */
export function moveDraft(from: string, to: string): void {
  const draft = readStoredDraft(from)
  if (draft && draft.savedAs === undefined) {
    const merged = mergedDraft(readStoredDraft(to) ?? newScanDraft(to), draft)
    storeDraft({ ...(draft.typed && { typed: draft.typed }), ...merged })
  }
  dropDraft(from)
}

export function dropDraft(personId: string): void {
  store('localStorage', scanDraftKey(personId), undefined)
}
