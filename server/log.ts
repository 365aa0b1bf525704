/** What a part of the server may say about itself. Pino fits; so does an array in a test. */
export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
