import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { destination, multistream, pino } from 'pino'
import { retention } from '#domain/limit-settings.ts'
import { toFolderError } from './db/folder-error.ts'
import type { Log } from './log.ts'
import { openLogFile } from './log-file.ts'

/** Keeps a forgotten shop from filling the disk. */
const maxLogBytes = 20_000_000

/** Fields that might contain a secret: redacted in every log line. */
const secrets = ['authorization', 'cookie', 'token', 'password', 'code', 'email', 'secret', 'refreshToken']

export type ShopLog = Log & { readonly file: string }

/** The shop's log: a file in the data folder, and warnings on the terminal. */
export function openShopLog(dataDir: string, level: string): ShopLog {
  const folder = join(dataDir, 'logs')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw toFolderError(dataDir, error)
  }
  const file = join(folder, 'shop.log')
  const log = pino(
    { level, base: null, redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: 'hidden' } },
    multistream([
      { level: 'debug', stream: openLogFile(file, { bytes: maxLogBytes, days: retention.logDays, now: Date.now }) },
      { level: 'warn', stream: destination({ dest: 2, sync: true }) },
    ]),
  )
  return {
    file,
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  }
}
