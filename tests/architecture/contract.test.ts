import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Use = { readonly call: string; readonly schema: string; readonly isResponse: boolean }

/** The schemas that the calls of a file take and return. */
function schemaUses(text: string): Use[] {
  return [...text.matchAll(/export const (\w+) = \{\n((?: .*\n)+)\} as const satisfies/g)].flatMap(
    ([, call = '', body]) =>
      [...(body ?? '').matchAll(/^ {2}(body|query|response): (.+),$/gm)].map(([, key, schema = '']) => ({
        call,
        schema,
        isResponse: key === 'response',
      })),
  )
}

/**
 * The schemas that are not named after their call: `placeOrder` takes `placeOrderRequest` and returns
 * `placeOrderResponse`. A schema that several calls or schemas share is named after the resource, and what calls take
 * always ends in `Request`.
 */
function findMisnamedSchemas(texts: readonly string[]): string[] {
  const uses = texts.flatMap(schemaUses)
  const countUses = (schema: string) =>
    texts.reduce(
      (sum, text) => sum + (text.match(new RegExp(`(?<!typeof )\\b${schema}\\b(?! =)`, 'g')) ?? []).length,
      0,
    )
  return uses
    .filter(({ call, schema, isResponse }) => {
      if (schema === `${call}${isResponse ? 'Response' : 'Request'}`) return false
      return !/^\w+$/.test(schema) || countUses(schema) < 2 || (!isResponse && !schema.endsWith('Request'))
    })
    .map(({ call, schema }) => `${call}: ${schema}`)
}

const folder = 'domain/contract'
const texts = readdirSync(folder)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

test('requests and responses are named after their call, or after the resource that several calls share', () => {
  expect(texts.flatMap(schemaUses).length).toBeGreaterThan(100)
  expect(findMisnamedSchemas(texts)).toEqual([])
})

test('every request and response has a type of the same name', () => {
  const schemas = new Set(texts.flatMap(schemaUses).map(({ schema }) => schema))
  schemas.delete('emptyResponse')
  const typeName = (schema: string) => schema.slice(0, 1).toUpperCase() + schema.slice(1)
  const missing = [...schemas].filter(
    (schema) => !texts.some((text) => text.includes(`export type ${typeName(schema)} =`)),
  )
  expect(missing).toEqual([])
})

const call = (name: string, ...lines: string[]) =>
  `export const ${name} = {\n${lines.map((line) => `  ${line},\n`).join('')}} as const satisfies Endpoint\n`

test.each([
  ['a request', call('addLine', 'body: lineNamed', 'response: addLineResponse'), ['addLine: lineNamed']],
  ['a response', call('addLine', 'body: addLineRequest', 'response: lineAdded'), ['addLine: lineAdded']],
  ['an inline schema', call('addLine', 'response: z.object({})'), ['addLine: z.object({})']],
  ['a shared noun', call('addLine', 'response: cart') + call('removeLine', 'response: cart'), []],
  [
    'a shared request without its ending',
    call('addLine', 'body: line', 'response: addLineResponse') +
      call('removeLine', 'body: line', 'response: removeLineResponse'),
    ['addLine: line', 'removeLine: line'],
  ],
])('checks the name of %s', (_, text, misnamed) => {
  expect(findMisnamedSchemas([text])).toEqual(misnamed)
})
