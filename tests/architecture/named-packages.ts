import type { Source } from './read-source.ts'
import { isTestFile } from './source-tree.ts'

/** The packages that the owner of the shop chose (ADR 0004); each must be used for its purpose. */
const byProduct = [
  'react',
  'react-dom',
  'xstate',
  '@xstate/react',
  '@tanstack/react-router',
  'ofetch',
  '@lingui/core',
  '@lingui/react',
  'jwt-decode',
  'cookie',
  '@shapediver/viewer',
]
const byTests = ['vitest', '@testing-library/react']

/** The chosen packages that nothing imports, in the product or in its tests. */
export function unusedPackages(sources: readonly Source[]): readonly string[] {
  const wantedIn = (some: readonly Source[]) => new Set(some.flatMap(({ wants }) => wants).map(packageName))
  const isProduct = ({ file }: Source) => /^(src|machines|domain)\//.test(file) && !isTestFile(file)
  const [product, tests] = [
    wantedIn(sources.filter(isProduct)),
    wantedIn(sources.filter(({ file }) => isTestFile(file))),
  ]
  return [...byProduct.filter((name) => !product.has(name)), ...byTests.filter((name) => !tests.has(name))]
}

/** Strips the subpath: `react-dom/client` belongs to react-dom, `@lingui/react/macro` to @lingui/react. */
function packageName(want: string): string {
  return want
    .split('/')
    .slice(0, want.startsWith('@') ? 2 : 1)
    .join('/')
}
