import { expect, test } from 'vitest'
import { layerFindings } from './layers.ts'
import { readSource } from './read-source.ts'
import { treeSources } from './source-tree.ts'

function reasonsFor(file: string, text: string): string[] {
  return layerFindings([readSource(file, text)]).map(({ why }) => why)
}

/** One forbidden import of each kind. */
const planted: [string, string, string][] = [
  ['domain/price/quote.ts', "import { a } from '#src/api/api.ts'", 'domain may not import src'],
  ['domain/price/quote.ts', "import type { A } from '#server/app.ts'", 'domain may not import server'],
  ['domain/price/quote.ts', "export * from '../../machines/cart/cart.machine.ts'", 'domain may not import machines'],
  ['domain/price/quote.ts', "import { readFile } from 'node:fs'", 'domain uses no package but'],
  ['domain/price/quote.ts', "import * as z from 'zod'", 'domain uses no package but'],
  ['domain/price/quote.ts', 'export const now = () => Date.now()', 'a rule asks neither clock nor world'],
  ['domain/price/quote.ts', 'export const now = () => new Date()', 'a rule asks neither clock nor world'],
  ['domain/price/quote.ts', 'export const ask = () => fetch("/")', 'a rule asks neither clock nor world'],
  ['domain/price/quote.ts', 'export const kept = localStorage.length', 'a rule asks neither clock nor world'],
  ['domain/price/quote.ts', 'export const chance = Math.random()', 'a rule asks neither clock nor world'],
  ['domain/price/quote.ts', 'setTimeout(() => {}, 1)', 'a rule asks neither clock nor world'],
  ['domain/price/quote.ts', 'export const env = process.env', 'a rule asks neither clock nor world'],
  ['domain/price/quote.ts', 'export const { now } = Date', 'a rule asks neither clock nor world'],
  ['domain/price/quote.ts', 'export const now = globalThis.Date', 'a rule asks neither clock nor world'],
  ['machines/cart/cart.machine.ts', 'const now = Date.now', 'a machine asks neither clock nor world'],
  ['machines/cart/cart.machine.ts', 'const { random: chance } = Math', 'a machine asks neither clock nor world'],
  ['machines/cart/cart.types.ts', 'export const kept = localStorage.length', 'a machine asks neither clock nor world'],
  ['machines/cart/cart.machine.ts', "import { useState } from 'react'", 'machines uses no package but'],
  ['machines/cart/cart.machine.ts', "import axios from 'axios'", 'machines uses no package but'],
  ['machines/cart/cart.machine.ts', "const view = import('#src/ui/button.tsx')", 'machines may not import src'],
  ['machines/cart/cart.machine.ts', "import { x } from '../../server/app.ts'", 'machines may not import server'],
  ['src/routes/_default/cart/index.tsx', "import { x } from '#server/app.ts'", 'src may not import server'],
  ['src/routes/_default/cart/index.tsx', "const x = require('../../../../server/app.ts')", 'src may not import server'],
  ['src/main.tsx', "new URL('../server/main.ts', import.meta.url)", 'src may not import server'],
  ['src/main.tsx', "import { join } from 'node:path'", 'belongs to another layer'],
  ['src/main.tsx', "import { sql } from 'kysely'", 'belongs to another layer'],
  ['src/main.tsx', "import { startShop } from '../tests/support/server/running-shop.ts'", 'src may not import tests'],
  ['src/main.tsx', "import { x } from '../scripts/build/publish.ts'", 'src may not import scripts'],
  ['src/ui/button.tsx', "import { Price } from '#src/features/price-line.tsx'", 'ui knows only itself'],
  [
    'src/features/price-line.tsx',
    "import { x } from '#src/routes/_default/cart/index.tsx'",
    'a feature knows no route',
  ],
  [
    'src/i18n/text-sources.ts',
    "import { x } from '#src/routes/_default/cart/index.tsx'",
    'only the router knows the routes',
  ],
  ['src/routes/_default/about.tsx', "import { x } from './faq.tsx'", 'a route never imports another route'],
  ['src/routes/_default/about.tsx', "import { x } from './cart/-parts/line.tsx'", 'parts belong to the routes beside'],
  ['src/features/chat.tsx', "import { cookies } from '#src/adapters/cookies.ts'", 'only src/main.tsx chooses adapters'],
  ['server/app.ts', "import { x } from '#src/api/api.ts'", 'server may not import src'],
  ['server/app.ts', "import { m } from '#machines/cart/cart.machine.ts'", 'server may not import machines'],
  ['server/app.ts', "import { createElement } from 'react'", 'belongs to another layer'],
  ['server/app.ts', "import type { X } from '../tests/support/server/said-log.ts'", 'server may not import tests'],
  ['server/app.ts', "export { x } from '../scripts/test.ts'", 'server may not import scripts'],
  ['server/app.ts', "let x: import('#src/router.tsx').Router", 'server may not import src'],
  [
    'src/routes/_default/faq.tsx',
    "import { contentOf } from '#content/page-contents.ts'",
    'src may not import content',
  ],
  ['content/faq/en.ts', "import { x } from '#src/router.tsx'", 'content may not import src'],
  ['scripts/build.ts', "import { router } from '#src/router.tsx'", 'scripts may not import src'],
  ['domain/price/quote.test.ts', "import { x } from '#server/app.ts'", 'domain may not import server'],
]

test.each(planted)('rejects in %s: %s', (file, text, reason) => {
  expect(reasonsFor(file, text)).toEqual([expect.stringContaining(reason)])
})

test.each([
  ['domain/contract/stores.ts', "import * as z from 'zod/mini'"],
  ['domain/price/quote.ts', "import { settings } from '../settings.ts'"],
  ['domain/price/quote.ts', '// fetch and Date.now() in a comment\nexport const text = "new Date() from #src/x.ts"'],
  ['domain/price/quote.ts', 'export const at = (ms: number) => new Date(ms)'],
  ['domain/price/quote.ts', 'export const page = { document: 1, location: 2 }; export const x = page.document'],
  ['domain/price/quote.test.ts', "import fc from 'fast-check'; import { x } from '../support/server/said-log.ts'"],
  ['machines/cart/cart.machine.ts', "import { setup } from 'xstate'; import { x } from '#domain/result.ts'"],
  ['machines/cart/cart.machine.ts', 'export const laterThan = (ms: number) => new Date(ms)'],
  ['machines/testing/trap.ts', 'export const now = Date.now'],
  ['src/main.tsx', "import { cookies } from '#src/adapters/cookies.ts'"],
  ['src/router.tsx', "import { routeTree } from './routeTree.gen.ts'"],
  [
    'src/routes/_default/cart/index.tsx',
    "import { Line } from './-parts/line.tsx'; import { B } from '#src/ui/button.tsx'",
  ],
  ['server/app.ts', "import { Hono } from 'hono'; import { x } from '#domain/result.ts'; import { y } from './log.ts'"],
  ['scripts/build.ts', "import { environment } from '#server/env/settings.ts'"],
])('allows in %s: %s', (file, text) => {
  expect(reasonsFor(file, text)).toEqual([])
})

test('finds no violation of the layer order in the source tree', () => {
  const sources = treeSources()
  expect(sources.length).toBeGreaterThan(100)
  expect(layerFindings(sources)).toEqual([])
})
