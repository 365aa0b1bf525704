import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import type { ContentPath, PageContent } from '#domain/content/page-content.ts'

/** The editorial text of the current page, in the current language. */
export function useContent<Path extends ContentPath>(path: Path): PageContent[Path] {
  // Subscribes to the language, so that a change renders the page again.
  useLingui()
  return useRouter().options.context.language.content(path)
}
