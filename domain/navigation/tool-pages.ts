import type { Page } from './pages.ts'

/**
 * Pages for those who make the shop, beside the specification's table. They are there in a demo only: in production the
 * server and the page itself say that there is no such page.
 */
export const toolPages: readonly Page[] = [
  { name: '_ui', path: '/_ui', layout: 'default' },
  { name: 'dev-measure', path: '/dev/measure', layout: 'default' },
]

export function isToolPage(path: string): boolean {
  return toolPages.some((page) => page.path === path)
}
