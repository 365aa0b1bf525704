import { closeSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { DatabaseStartError } from '../database-start-error.ts'

const maxBytes = 65_536

/** The output of the database's programs since this part of the log file was opened. */
export type LogSection = {
  readonly path: string
  readonly fd: number
  read(): Promise<string>
  close(): void
}

export async function openLogSection(path: string): Promise<LogSection> {
  const handle = await open(path, 'a', 0o600)
  const { size: start } = await handle.stat()
  await handle.close()
  const fd = openSync(path, 'a')
  return {
    path,
    fd,
    async read() {
      const reading = await open(path)
      try {
        const { buffer, bytesRead } = await reading.read(Buffer.alloc(maxBytes), 0, maxBytes, start)
        return buffer.toString('utf8', 0, bytesRead)
      } finally {
        await reading.close()
      }
    },
    close: () => closeSync(fd),
  }
}

/** The last error line of the output; the lines after it are often only about cleaning up. */
function findLogError(said: string): string {
  const lines = said.trim().split('\n')
  const line = lines.findLast((one) => /\b(FATAL|PANIC|ERROR|error): /.test(one)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?\b(FATAL|PANIC|ERROR|error): +/, '').trim()
}

export function didNotStart(said: string, part: LogSection): DatabaseStartError {
  if (said.includes('No space left on device'))
    return new DatabaseStartError(
      'folder_not_usable',
      'The disk that holds the database is full. Free some space and start the shop again.',
    )
  if (said.includes('could not look up effective user ID'))
    return new DatabaseStartError(
      'did_not_start',
      'The database cannot run as a user without a name. Give this user a line in /etc/passwd, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  return new DatabaseStartError(
    'did_not_start',
    `The database did not start: ${findLogError(said)} (more in ${part.path})`,
  )
}
