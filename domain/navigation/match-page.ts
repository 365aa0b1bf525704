import { type Page, pages } from './pages.ts'
import { toolPages } from './tool-pages.ts'

const all: readonly Page[] = [...pages, ...toolPages]

/** The page that a path (already without its language) names: exact and case-sensitive, `{name}` is one segment. */
export function matchPage(path: string): Page | undefined {
  const asked = path.split('/')
  return all.find((page) => page.path === path) ?? all.find((page) => fits(page.path.split('/'), asked))
}

function fits(pattern: string[], asked: string[]): boolean {
  return pattern.length === asked.length && pattern.every((part, index) => fitsSegment(part, asked[index] ?? ''))
}

function fitsSegment(part: string, asked: string): boolean {
  return part.startsWith('{') ? asked !== '' : part === asked
}
