/** PostgreSQL's words for "not now": too many connections, going down, coming up (appendix A of its manual, classes 53 and 57). */
const sqlStates = new Set(['53300', '57P01', '57P02', '57P03'])

/** The machine's words for "nobody is there", and for a line that broke. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])

/** The pool's own, which have no code: all connections are taken, or the database does not answer. */
const poolWords = /^(timeout exceeded when trying to connect|Connection terminated.*)$/

/** Whether the database, and nothing else, was out of reach for a moment: who asks again soon will be answered. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error)) return poolWords.test(error.message)
  const code = String(error.code)
  // A file that is missing has the same code as a socket that is: only the latter was connected to.
  if (networkCodes.has(code)) return 'syscall' in error && ['connect', 'read', 'write'].includes(String(error.syscall))
  return sqlStates.has(code)
}
