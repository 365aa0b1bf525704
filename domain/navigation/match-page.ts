import { type Page, pages } from './pages.ts'
import { toolPages } from './tool-pages.ts'

const all: readonly Page[] = [...pages, ...toolPages]

/** Finds the page of a path (without its language): exact and case-sensitive, `{name}` matches one segment. */
export function matchPage(path: string): Page | undefined {
  const segments = path.split('/')
  return all.find((page) => page.path === path) ?? all.find((page) => fits(page.path.split('/'), segments))
}

function fits(pattern: string[], segments: string[]): boolean {
  return pattern.length === segments.length && pattern.every((part, index) => fitsSegment(part, segments[index] ?? ''))
}

function fitsSegment(part: string, segments: string): boolean {
  return part.startsWith('{') ? segments !== '' : part === segments
}
