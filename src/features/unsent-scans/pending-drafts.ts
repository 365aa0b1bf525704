import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { settings } from '#domain/settings.ts'
import { storedKeys } from '#src/storage/stored-keys.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

const beginning = scanDraftKey('')

/** A look at its text alone, which costs a page nothing: both feet, and no scan that they have become. */
function isPending(text: string): boolean {
  return text.includes('"left":') && text.includes('"right":') && !text.includes('"keptAs":')
}

/** Whether a foot of anybody was accepted on this device that no scan has been made of yet: it is nowhere else. */
export function hasUnkeptFoot(): boolean {
  return texts().some(({ text }) => /"(left|right)":/.test(text) && !text.includes('"keptAs":'))
}

/** Whose feet may have been measured on this device and not been sent, with what is kept of them. */
export function findPendingDrafts(): { readonly personId: string; readonly text: string }[] {
  return texts().filter(({ text }) => isPending(text))
}

const dayMs = 24 * 60 * 60 * 1_000

/** What is too old to be gone on with is nobody's use, and leaves the device. */
export function dropOldDrafts(nowMs: number): void {
  for (const { personId, text } of texts()) {
    const savedAtMs = Number(/"savedAtMs":(\d+)/.exec(text)?.[1])
    if (nowMs - savedAtMs > settings.measuring.draftDays * dayMs)
      store('localStorage', scanDraftKey(personId), undefined)
  }
}

function texts() {
  return storedKeys(beginning).map((key) => ({
    personId: key.slice(beginning.length),
    text: readStored('localStorage', key) ?? '',
  }))
}
