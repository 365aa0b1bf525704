export type WatchContext = {
  /** The newer build that the shop serves. */
  readonly newest: string
  /** Whether this tab has just been given leave to load a page anew, which it may use once. */
  readonly hasReloadSlot: boolean
}

/** What the shop serves, and whether it is neither the build that runs nor one that this tab was loaded anew for before. */
export type ServedBuild = { readonly build: string; readonly isNewBuild: boolean }

export type WatchEvent =
  /** The visitor has come back to this tab. */
  | { type: 'tab.shown' }
  /** A part of the shop did not come: it may have been a part of an older build. */
  | { type: 'chunk.missing' }
  /** Another page is on its way; what is under way would be lost if it came as a document. */
  | { type: 'page.wanted'; path: string; isWorking: boolean }
