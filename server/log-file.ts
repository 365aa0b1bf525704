import { renameSync, rmSync, statSync } from 'node:fs'
import { destination } from 'pino'

type Limits = { readonly bytes: number; readonly days: number; now(): number }

const dayMs = 86_400_000

/** How a file stands on the disk: its size and since when it is written; nothing where there is none. */
function standing(file: string): { readonly size: number; readonly sinceMs: number } | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && { size: found.size, sinceMs: found.birthtimeMs || found.ctimeMs }
}

/**
 * A log that keeps what is younger than some days, and fills no disk: when half of them have passed, or when it is full, it
 * becomes the old log, and the old log before it is gone.
 */
export function openLogFile(file: string, { bytes, days, now }: Limits) {
  const old = `${file}.old`
  const turnMs = (days / 2) * dayMs
  const before = standing(old)
  // Nobody wrote for long: what is past its days goes with the start.
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
