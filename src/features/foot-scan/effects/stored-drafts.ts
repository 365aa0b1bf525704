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

/** What this device has of somebody's feet. */
export function readStoredDraft(personId: string): ScanDraft | undefined {
  return readScanDraft(readStored('localStorage', scanDraftKey(personId)) ?? null, personId, Date.now())
}

/** What was measured here for other devices, and is not known to have arrived there. */
export function letInDrafts(): ScanDraft[] {
  const beginning = scanDraftKey('')
  const all = storedKeys(beginning).flatMap((key) => readStoredDraft(key.slice(beginning.length)) ?? [])
  return all.filter((draft) => isLetIn(draft) && draft.keptAs === undefined)
}

const hearers = new Set<(draft: ScanDraft) => void>()

/** Tells of feet that have become a scan on this page: storage tells other windows alone. Returns how to hear no more. */
export function onScanSaved(onDraft: (draft: ScanDraft) => void): () => void {
  hearers.add(onDraft)
  return () => void hearers.delete(onDraft)
}

/**
 * Answers whether the device has kept it. Once the shop has the feet this device needs no copy: other windows have heard of
 * the whole by the first write, and what stays tells them which scan it has become.
 */
export function storeDraft(draft: ScanDraft): boolean {
  const isSaved = write(draft)
  const { personId, keptAs, usualMm } = draft
  if (keptAs !== undefined) for (const onDraft of hearers) onDraft(draft)
  if (isSaved && keptAs !== undefined)
    write({ ...newScanDraft(personId), ...(usualMm !== undefined && { usualMm }), keptAs })
  return isSaved
}

function write(draft: ScanDraft): boolean {
  return store('localStorage', scanDraftKey(draft.personId), writeScanDraft(draft, Date.now()))
}

/** Two people turned out to be one: what was accepted of either is of that one. */
export function moveDraft(from: string, to: string): void {
  const draft = readStoredDraft(from)
  if (draft && draft.keptAs === undefined) {
    const merged = mergedDraft(readStoredDraft(to) ?? newScanDraft(to), draft)
    storeDraft({ ...(draft.typed && { typed: draft.typed }), ...merged })
  }
  dropDraft(from)
}

export function dropDraft(personId: string): void {
  store('localStorage', scanDraftKey(personId), undefined)
}
