export type WatchContext = {
  /** The newer build that the shop serves. */
  readonly newest: string
}

export type WatchEvent =
  /** The visitor has come back to this tab. */
  | { type: 'tab.shown' }
  /** A part of the shop did not come: it may have been a part of an older build. */
  | { type: 'part.missing' }
  /** Another page is on its way. */
  | { type: 'page.wanted'; path: string }
