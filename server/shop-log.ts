import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { destination, multistream, pino } from 'pino'
import { retention } from '#domain/limit-settings.ts'
import { toFolderError } from './db/folder-error.ts'
import type { Log } from './log.ts'
import { openLogFile } from './log-file.ts'

/** A forgotten shop fills no disk. */
const maxLogBytes = 20_000_000

/** Where a careless part might put a secret: removed whatever that part thinks. */
const secrets = ['authorization', 'cookie', 'token', 'password', 'code', 'email', 'secret', 'refreshToken']

export type ShopLog = Log & { readonly file: string }

/** The log of the shop: a file in the data folder, and warnings for the people at the terminal. */
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
