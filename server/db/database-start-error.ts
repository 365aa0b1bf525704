export type DatabaseStartCode =
  | 'folder_in_use'
  | 'folder_not_usable'
  | 'other_user'
  | 'mode_gone'
  | 'other_version'
  | 'newer_schema'
  | 'older_schema'
  | 'too_old_server'
  | 'not_reachable'
  | 'did_not_start'

/** Why the database cannot be opened, as a sentence that the shop's operator can act on. */
export class DatabaseStartError extends Error {
  readonly code: DatabaseStartCode

  constructor(code: DatabaseStartCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseStartError'
    this.code = code
  }
}
