import { expect, test } from 'vitest'
import { unusedPackages } from './named-packages.ts'
import { readSource } from './read-source.ts'
import { sourceTree } from './source-tree.ts'

const sources = [...sourceTree()].map(([file, text]) => readSource(file, text))

test('the product or its tests use every package that the owner chose', () => {
  expect(unusedPackages(sources)).toEqual([])
})

test.each(['ofetch', '@xstate/react', 'cookie', 'react-dom', '@testing-library/react'])(
  'reports %s when nothing imports it',
  (name) => {
    const without = sources.map((source) => ({
      ...source,
      wants: source.wants.filter((want) => want !== name && !want.startsWith(`${name}/`)),
    }))
    expect(unusedPackages(without)).toEqual([name])
  },
)

test('reports a package that only a test imports as unused by the product', () => {
  const onlyTested = sources.filter(({ wants }) => !wants.includes('jwt-decode'))
  const planted = readSource('src/features/session/a.test.ts', "import { jwtDecode } from 'jwt-decode'")
  expect(unusedPackages([...onlyTested, planted])).toContain('jwt-decode')
})
