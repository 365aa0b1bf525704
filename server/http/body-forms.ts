import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, hashBody } from './stored-file.ts'

/** Smaller ones fit into two packets, and would hardly become fewer. */
export const compressedAboveBytes = 2_048

/** The body of an answer, in the forms that a caller may ask for: each is made when it is first asked for. */
export type BodyForms = {
  readonly encodings: ReadonlySet<Encoding>
  /** A mark of the content, the same for every form. */
  readonly mark: string
  form(encoding: Encoding): Buffer | Promise<Buffer>
}

/**
 * How well it is compressed, measured on all translations of a language (103 kB): 34 kB in 1.7 ms by brotli and 35 kB in
 * 1.1 ms by gzip for who asks alone (31 kB would take twice as long), 26 kB in 107 ms and 31 kB in 8 ms for what is sent to
 * many.
 */
const qualities = { one: { br: 1, gzip: 1 }, many: { br: 11, gzip: 9 } } as const

const only: ReadonlySet<Encoding> = new Set(['identity'])
const all: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity'])

/** Compressing is done beside the thread that answers. */
const compress = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer, level: number) => promisify(gzip)(body, { level }),
}

export function bodyForms(text: string, readers: keyof typeof qualities): BodyForms {
  let bytes: Buffer | undefined
  const made = new Map<Encoding, Promise<Buffer>>()
  let mark: string | undefined

  function plain(): Buffer {
    bytes ??= Buffer.from(text)
    return bytes
  }

  function make(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const making = compress[encoding](plain(), qualities[readers][encoding])
    made.set(encoding, making)
    return making
  }

  return {
    encodings: Buffer.byteLength(text) > compressedAboveBytes ? all : only,
    get mark() {
      mark ??= hashBody(text)
      return mark
    },
    form: (encoding) => (encoding === 'identity' ? plain() : (made.get(encoding) ?? make(encoding))),
  }
}
