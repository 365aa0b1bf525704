import type { BrowserContext, Request } from '@playwright/test'
import { maxOutlinePoints } from '#domain/scan/scan.ts'

/** The figures and outlines of two feet on photos are about 31 kB. */
const maxBytes = 50_000
/** Names, codes and tokens are shorter. */
const maxCharacters = 1_000
/** No figure is a list of more. */
const maxNumbers = 20

type SentBody = { readonly path: string; readonly bytes: number }

/**
 * What all pages and workers send, and what of it could be a picture: whatever is not figures, names and outlines in plain
 * JSON. A file that is sent as it is hides its bytes from the tests; its length stands in the request.
 */
export function watchBodies() {
  const sent: SentBody[] = []
  const found: string[] = []
  const looking: Promise<void>[] = []

  async function look(request: Request): Promise<void> {
    const url = new URL(request.url())
    // What is only in a page, such as the address of a photo that is shown there, is sent nowhere.
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
    /** What was not as it should be, once everything was looked at. */
    async found(): Promise<readonly string[]> {
      await Promise.all(looking)
      return found
    },
  }
}

/** How long a body is that the browser does not show. */
async function hiddenBytes(request: Request): Promise<number> {
  if (request.method() === 'GET') return 0
  // A device that was closed meanwhile tells nothing any more: what it sent is taken for a picture.
  const headers = await request.allHeaders().catch(() => undefined)
  return headers ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY
}

export type Bodies = ReturnType<typeof watchBodies>

/** Why a body may be a picture. */
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
