import type { BrowserContext, Request } from '@playwright/test'
import { maxOutlinePoints } from '#domain/scan/scan.ts'

/** The measurements and outlines of two feet from photos are about 31 kB. */
const maxBytes = 50_000
/** Names, codes and tokens are shorter. */
const maxCharacters = 1_000
/** No measurement is a longer list of numbers. */
const maxNumbers = 20

type SentBody = { readonly path: string; readonly bytes: number }

/**
 * Records what all pages and workers send, and reports what could be a picture: everything but numbers, names and
 * outlines in plain JSON. Playwright does not expose the bytes of a file sent as a body; its length comes from the
 * request header.
 */
export function watchBodies() {
  const sent: SentBody[] = []
  const found: string[] = []
  const looking: Promise<void>[] = []

  async function look(request: Request): Promise<void> {
    const url = new URL(request.url())
    // Addresses without HTTP, such as the blob URL of a photo that the page shows, are not sent anywhere.
    if (!url.protocol.startsWith('http')) return
    const body = request.postDataBuffer()
    const bytes = body?.length ?? (await hiddenBytes(request))
    if (bytes > 0) sent.push({ path: url.pathname, bytes })
    const why = url.search.length > maxCharacters ? 'a long address' : bytes > 0 && pictureIn(body)
    if (why) found.push(`${url.pathname}: ${why}`)
  }

  return {
    sent,
    watch(context: BrowserContext): void {
      const note = (request: Request) => void looking.push(look(request))
      context.on('requestfailed', note)
      context.on('response', (answer) => note(answer.request()))
    },
    /** The bodies that may be pictures, once every request was checked. */
    async found(): Promise<readonly string[]> {
      await Promise.all(looking)
      return found
    },
  }
}

/** The length of a body that the browser does not expose. */
async function hiddenBytes(request: Request): Promise<number> {
  if (request.method() === 'GET') return 0
  // A device that was closed meanwhile returns no headers: its request counts as a picture.
  const headers = await request.allHeaders().catch(() => undefined)
  return headers ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY
}

export type Bodies = ReturnType<typeof watchBodies>

/** The reason why a body may be a picture. */
function pictureIn(body: Buffer | null): string | undefined {
  if (!body) return 'a file'
  if (body.length > maxBytes) return 'too much'
  try {
    return pictureAmong(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)))
  } catch {
    return 'no JSON'
  }
}

function pictureAmong(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length > maxCharacters ? 'a long text' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const parts = Object.values(value)
  if (parts.length > maxOutlinePoints) return 'a long list'
  if (parts.length > maxNumbers && parts.every((part) => typeof part === 'number')) return 'many numbers'
  return parts.map(pictureAmong).find((why) => why !== undefined)
}
