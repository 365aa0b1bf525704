import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import type { ContentPath, PageContent } from '#domain/content/page-content.ts'

/** The editorial text of the page that is shown, in the language that is shown. */
export function useContent<Path extends ContentPath>(path: Path): PageContent[Path] {
  // Asked for the language too, so that a change of it draws the page again.
  useLingui()
  return useRouter().options.context.language.content(path)
}
