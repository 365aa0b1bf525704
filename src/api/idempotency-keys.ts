import { retention } from '#domain/limit-settings.ts'
import { settings } from '#domain/settings.ts'
import { hourMs } from '#domain/time.ts'
import { readStored, store } from '#src/storage/stored-text.ts'
import { isRecord } from './read-error-code.ts'

type Keys = Record<string, { readonly key: string; readonly madeAt: number }>

const name = `${settings.brand.storagePrefix}-idempotency-keys`

/** How long the server remembers a key. */
const retentionMs = retention.answerHours * hourMs

/** The keys of this page, used when the browser denies storage. */
let ofThisPage: Keys = {}

/**
 * The idempotency key of a command, identified by the text that is sent: a new key, or the one it was sent
 * with before.
 */
export async function obtainIdempotencyKey(words: string): Promise<{ readonly key: string; forgetKey(): void }> {
  const command = shortHash(words)
  return oneTabAtATime(() => {
    const keys = readKeys()
    const key = keys[command]?.key ?? newKey()
    storeKeys({ ...keys, [command]: keys[command] ?? { key, madeAt: Date.now() } })
    return {
      key,
      forgetKey: () => storeKeys(Object.fromEntries(Object.entries(readKeys()).filter(([, one]) => one.key !== key))),
    }
  })
}

function readKeys(): Keys {
  const stored = readStored('localStorage', name)
  const keys = stored === undefined ? ofThisPage : keysIn(stored)
  return Object.fromEntries(
    Object.entries(keys).filter(([, { madeAt }]) => Math.abs(Date.now() - madeAt) < retentionMs),
  )
}

function storeKeys(keys: Keys): void {
  const isStored = store('localStorage', name, Object.keys(keys).length === 0 ? undefined : JSON.stringify(keys))
  ofThisPage = isStored ? {} : keys
}

/** Ignores entries that are not valid keys. */
function keysIn(text: string | null): Keys {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    if (!isRecord(read)) return {}
    return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, Keys[string]] => isKey(entry[1])))
  } catch {
    return {}
  }
}

function isKey(value: unknown): value is Keys[string] {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    /^[0-9a-f]{32}$/.test(value.key) &&
    typeof value.madeAt === 'number'
  )
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * FNV-1a of 64 bits: the request cannot be read from it. If two commands ever collide, the server answers
 * `KEY_REUSED` and the second gets a key of its own.
 */
function shortHash(words: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(words)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(36)
}

/** Two tabs that send the same command at the same moment use one key. */
async function oneTabAtATime<Value>(work: () => Value): Promise<Value> {
  return navigator.locks ? navigator.locks.request(name, async () => work()) : work()
}
