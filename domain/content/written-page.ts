/** A page as the build draws it, before it stands in its document. */
export type WrittenPage = {
  readonly status: number
  /** The routes that draw the page. */
  readonly routeIds: readonly string[]
  /** What React writes first belongs into the head of the document. */
  readonly head: string
  readonly body: string
}
