import { expect, test } from 'vitest'
import { unusedPackages } from './named-packages.ts'
import { readSource } from './read-source.ts'
import { sourceTree } from './source-tree.ts'

const sources = [...sourceTree()].map(([file, text]) => readSource(file, text))

test('every package that the owner chose is used: by the product, or by its tests', () => {
  expect(unusedPackages(sources)).toEqual([])
})

test.each(['ofetch', '@xstate/react', 'cookie', 'react-dom', '@testing-library/react'])('%s is missed', (name) => {
  const without = sources.map((source) => ({
    ...source,
    wants: source.wants.filter((want) => want !== name && !want.startsWith(`${name}/`)),
  }))
  expect(unusedPackages(without)).toEqual([name])
})

test('what only a test imports is not used by the product', () => {
  const onlyTested = sources.filter(({ wants }) => !wants.includes('jwt-decode'))
  const planted = readSource('src/features/session/a.test.ts', "import { jwtDecode } from 'jwt-decode'")
  expect(unusedPackages([...onlyTested, planted])).toContain('jwt-decode')
})
