/**
 * PostgreSQL error codes for a server that is temporarily unavailable: too many connections, shutting down, starting up
 * (appendix A of its manual, classes 53 and 57).
 */
const sqlStates = new Set(['53300', '57P01', '57P02', '57P03'])

/** System error codes for an unreachable host or socket, and for a broken connection. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])

/** Errors of the pool itself, which have no code: all connections are in use, or the database does not answer. */
const poolWords = /^(timeout exceeded when trying to connect|Connection terminated.*)$/

/** Whether an error means that the database was unreachable for a moment, so that a retry will succeed. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error)) return poolWords.test(error.message)
  const code = String(error.code)
  // A missing file has the same code as a missing socket: only a socket is connected to.
  if (networkCodes.has(code)) return 'syscall' in error && ['connect', 'read', 'write'].includes(String(error.syscall))
  return sqlStates.has(code)
}
