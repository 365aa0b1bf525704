import { renameSync, rmSync, statSync } from 'node:fs'
import { destination } from 'pino'
import { dayMs } from '#domain/time.ts'

type Limits = { readonly bytes: number; readonly days: number; now(): number }

/** The size of a file and since when it is written; nothing if it does not exist. */
function standing(file: string): { readonly size: number; readonly sinceMs: number } | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && { size: found.size, sinceMs: found.birthtimeMs || found.ctimeMs }
}

/**
 * A log file with a limited age and size. When half of the retention has passed, or when the file is full, it is
 * renamed to `.old` and replaces the previous `.old`.
 */
export function openLogFile(file: string, { bytes, days, now }: Limits) {
  const old = `${file}.old`
  const turnMs = (days / 2) * dayMs
  const before = standing(old)
  // After a long pause, an old log past its retention is deleted at the start.
  if (before && now() - before.sinceMs > days * dayMs) rmSync(old)
  let { size, sinceMs } = standing(file) ?? { size: 0, sinceMs: now() }
  let stream = open()

  function open() {
    return destination({ dest: file, sync: true, mode: 0o600 })
  }

  function turn(): void {
    stream.end()
    renameSync(file, old)
    stream = open()
    size = 0
    sinceMs = now()
  }

  return {
    write(line: string): void {
      const length = Buffer.byteLength(line)
      if (size > 0 && (size + length > bytes || now() - sinceMs > turnMs)) turn()
      size += length
      stream.write(line)
    },
  }
}
