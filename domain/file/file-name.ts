import { fileExtensions, type MediaType } from './media-kinds.ts'

/** In Japanese, as long as a disk can take. */
const longest = 80

/** Signs that are not seen, and those that turn the writing around, so that `gpj.exe` would be read as `exe.jpg`. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/** What some system takes for a path, a drive, a pattern or a variable. */
const forSystems = /[:*?"<>|%]/g

/**
 * The name of a file as its owner called it, fit for the disk of whoever saves it: one segment, without signs that mislead,
 * with an ending of what the file is.
 */
export function fileName(called: string, mediaType: MediaType): string {
  const segment = called.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = segment
    .replace(unseen, '')
    .replace(forSystems, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const [, stem = plain, ending = ''] = /^(.+)\.([^.]+)$/.exec(plain) ?? []
  const endings: readonly string[] = fileExtensions[mediaType]
  const isFitting = endings.includes(ending.toLowerCase())
  const start = [...(isFitting ? stem : plain)].slice(0, longest).join('').trim() || 'file'
  return `${start}.${isFitting ? ending : endings[0]}`
}

/** RFC 8187: what every program reads, and the name itself. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * How a sender says the name of what is sent: the same header, in the one form that holds any name. Signs that
 * `encodeURIComponent` leaves as they are may stand in it.
 */
export function calledBy(header: string | undefined): string | undefined {
  return unescaped(/^attachment; *filename\*=utf-8''([\w!#$&+.^`|~%'()*-]{1,1200})$/i.exec(header ?? '')?.[1])
}

/** The name that `attachment` has written. */
export function attachedName(header: string | undefined): string | undefined {
  return unescaped(/; filename\*=UTF-8''([^;]+)$/.exec(header ?? '')?.[1])
}

function unescaped(escaped: string | undefined): string | undefined {
  if (escaped === undefined) return undefined
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}
