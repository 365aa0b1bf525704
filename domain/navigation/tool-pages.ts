import type { Page } from './pages.ts'

/**
 * Pages for developers of the shop, in addition to the specification's table. They exist in a demo only: in production
 * the server and the page itself answer that there is no such page.
 */
export const toolPages: readonly Page[] = [
  { name: '_ui', path: '/_ui', layout: 'default' },
  { name: 'dev-measure', path: '/dev/measure', layout: 'default' },
]

export function isToolPage(path: string): boolean {
  return toolPages.some((page) => page.path === path)
}
