import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import { storedKeys } from '#src/storage/stored-keys.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

const beginning = scanDraftKey('')

/** Checks the raw text, which is cheap for every page: both feet are there, and no scan has been made of them. */
function isPending(text: string): boolean {
  return text.includes('"left":') && text.includes('"right":') && !text.includes('"savedAs":')
}

/** Whether any foot on this device is not part of a saved scan: it exists nowhere else. */
export function hasUnkeptFoot(): boolean {
  return texts().some(({ text }) => /"(left|right)":/.test(text) && !text.includes('"savedAs":'))
}

/** The drafts on this device that may be complete but unsent. */
export function findPendingDrafts(): { readonly personId: string; readonly text: string }[] {
  return texts().filter(({ text }) => isPending(text))
}

/** Removes drafts that are too old to continue. */
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
