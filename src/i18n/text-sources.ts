import type { Messages } from '@lingui/core'
import type { ContentPath, Payload } from '#domain/content/page-content.ts'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { catalogUrlPath } from '#domain/navigation/page-file.ts'
import type { Language } from '#domain/settings.ts'
import { loadText } from '#src/boot/missing-parts.ts'

/** Where the messages and contents of a page come from. */
export type TextSources = {
  /** The catalog of a namespace: the short texts of its components. */
  messages(namespace: string, language: Language): Promise<Messages>
  /** The editorial text of a page. */
  content(path: ContentPath, language: Language): Promise<unknown>
}

/** A part of the page came from a newer build than the running code: only a full load makes them match. */
export class NewerBuild extends Error {
  override readonly name = 'NewerBuild'
}

/** The longest wait for a text. */
const timeoutMs = 15_000

/** Reads editorial text from the page's payload: the same file that the page was prerendered from. */
export function payloadReader(fetcher: typeof fetch, build: string): TextSources['content'] {
  return async (path, language) => {
    const folder = withLanguage(path, language).replace(/\/$/, '')
    const answer = await fetcher(`${folder}/_payload.json?${build}`, { signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) throw new Error(`No text for ${path}: ${answer.status}`)
    const payload: Payload = await answer.json()
    if (payload.build !== build) throw new NewerBuild(payload.build)
    return payload.content
  }
}

/** Reads one small file per namespace and language. It is immutable for a build. */
export function catalogReader(fetcher: typeof fetch, build: string): TextSources['messages'] {
  return (namespace, language) =>
    loadText(async () => {
      const answer = await fetcher(catalogUrlPath(build, namespace, language), {
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) throw new Error(`${namespace}: ${answer.status}`)
      return answer.json()
    })
}
