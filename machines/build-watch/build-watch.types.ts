export type WatchContext = {
  /** The newer build that the shop serves. */
  readonly newest: string
  /** Whether this tab just received a slot to reload, which it may use once. */
  readonly hasSlot: boolean
}

/** The served build, and whether it is new: neither the running build nor one that this tab was reloaded for before. */
export type ServedBuild = { readonly build: string; readonly isNewBuild: boolean }

export type WatchEvent =
  /** The visitor came back to this tab. */
  | { type: 'tab.shown' }
  /** A lazy chunk did not load: it may belong to an older build. */
  | { type: 'chunk.missing' }
  /** Another page is being opened; work in progress would be lost if it loaded as a document. */
  | { type: 'page.wanted'; path: string; isWorking: boolean }
