import type { Source } from './read-source.ts'
import { isTestFile } from './source-tree.ts'

/** The packages that the owner of the shop has chosen (ADR 0004): each is used for what it is for. */
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
]
const byTests = ['vitest', '@testing-library/react']

/** Which of them nothing imports: in the product, or in its tests. */
export function unusedPackages(sources: readonly Source[]): readonly string[] {
  const wantedIn = (some: readonly Source[]) => new Set(some.flatMap(({ wants }) => wants).map(packageName))
  const isProduct = ({ file }: Source) => /^(src|machines|domain)\//.test(file) && !isTestFile(file)
  const [product, tests] = [
    wantedIn(sources.filter(isProduct)),
    wantedIn(sources.filter(({ file }) => isTestFile(file))),
  ]
  return [...byProduct.filter((name) => !product.has(name)), ...byTests.filter((name) => !tests.has(name))]
}

/** `react-dom/client` is a door of react-dom, `@lingui/react/macro` one of @lingui/react. */
function packageName(want: string): string {
  return want
    .split('/')
    .slice(0, want.startsWith('@') ? 2 : 1)
    .join('/')
}
