import { fileExtensions, type MediaType } from './media-kinds.ts'

/** About the longest name in Japanese (three bytes per character in UTF-8) that file systems allow. */
const longest = 80

/**
 * Invisible characters, and those that change the text direction, by which `gpj.exe` would be displayed as `exe.jpg`.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/** Characters that some system interprets as a path, a drive, a pattern or a variable. */
const forSystems = /[:*?"<>|%]/g

/**
 * Makes a customer's file name safe to save anywhere: one segment, without misleading characters, with an extension
 * that matches its media type.
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

/** RFC 8187: a plain name that every program reads, and the exact name. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * Reads the name of an upload from its header: the same header, in the one form that can hold any name. Characters that
 * `encodeURIComponent` leaves unescaped are allowed.
 */
export function calledBy(header: string | undefined): string | undefined {
  return unescaped(/^attachment; *filename\*=utf-8''([\w!#$&+.^`|~%'()*-]{1,1200})$/i.exec(header ?? '')?.[1])
}

/** Reads the name that `attachment` wrote. */
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
