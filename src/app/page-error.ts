/** An error that a page throws on purpose, with a status and an optional message for the visitor. */
export class PageError extends Error {
  readonly status: number
  readonly ownMessage: string | undefined

  constructor(status: number, ownMessage: string | undefined) {
    super(ownMessage ?? `page error ${status}`)
    this.name = 'PageError'
    this.status = status
    this.ownMessage = ownMessage
  }
}

/**
 * Ends a page from its loader or its component. Without a message the visitor reads `Page Not Found: {path}`.
 */
export function throwPageError({ status = 404, message }: { status?: number; message?: string } = {}): never {
  throw new PageError(status, message)
}

export function readErrorStatus(error: unknown): number {
  return error instanceof PageError ? error.status : 500
}
