/** What a page's own validation answers: a status and, if it has one, a message. */
export class PageFailure extends Error {
  readonly status: number
  readonly ownMessage: string | undefined

  constructor(status: number, ownMessage: string | undefined) {
    super(ownMessage ?? `page failure ${status}`)
    this.name = 'PageFailure'
    this.status = status
    this.ownMessage = ownMessage
  }
}

/** Ends a page from its loader or its screen. Without a message the visitor reads `Page Not Found: {path}`. */
export function failPage({ status = 404, message }: { status?: number; message?: string } = {}): never {
  throw new PageFailure(status, message)
}

export function statusOfError(error: unknown): number {
  return error instanceof PageFailure ? error.status : 500
}
