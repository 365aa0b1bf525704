import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#domain/navigation/pages.ts'
import { toolPages } from '#domain/navigation/tool-pages.ts'
import { topics } from './topics.ts'

const fileName = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.(test|spec)\.tsx?$/, '')

test('every folder of the product belongs to a topic', () => {
  const files = globSync(['{src,server,machines,domain}/**/*.{ts,tsx,css}'], {
    exclude: ['**/*.test.*', '**/*.gen.ts'],
  })
  expect(files.length).toBeGreaterThan(1_000)
  const unknown = files.filter((file) => !topics.some(({ paths }) => paths.test(file)))
  expect([...new Set(unknown.map((file) => file.split('/').slice(0, -1).join('/')))]).toEqual([])
})

test('every test of the whole shop belongs to a topic', () => {
  const files = globSync('tests/{components,integration,security}/*.test.{ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !topics.some(({ tests }) => tests.test(fileName(file))))).toEqual([])
})

test('every journey and page that a topic names exists', () => {
  const journeys = new Set(globSync('tests/e2e/*.spec.ts').map(fileName))
  expect(topics.flatMap(({ journeys = [] }) => journeys).filter((name) => !journeys.has(name))).toEqual([])
  const paths = new Set<string>([...pages, ...toolPages].map(({ path }) => path))
  expect(topics.flatMap(({ pages: named = [] }) => named).filter((path) => !paths.has(path))).toEqual([])
})
