import { expect, test } from 'vitest'
import { readSchemas } from '../support/shapediver/schemas.ts'

const schemas = readSchemas()
const schemaFor = (path: string) => {
  const found = schemas.find((one) => one.path.test(path))
  if (!found) throw new Error(`ShapeDiver has no path ${path}`)
  return found
}

const output = { id: 'o', name: 'Left shoe', dependency: [], hidden: false, version: 'v', content: [{ format: 'glb' }] }

test('the excerpt of ShapeDiver’s OpenAPI file has the five paths of a session', () => {
  expect(schemas.map(({ method, status }) => `${method} ${status}`).toSorted()).toEqual([
    'POST 200',
    'POST 201',
    'PUT 200',
    'PUT 200',
    'PUT 200',
  ])
})

test.each([
  ['whole outputs', { version: '2.3.0', outputs: { o: output } }, true],
  ['outputs that are not computed yet', { version: '2.3.0', outputs: { o: { ...output, content: undefined } } }, true],
  ['outputs without a name', { version: '2.3.0', outputs: { o: { ...output, name: undefined } } }, false],
  ['content without a format', { version: '2.3.0', outputs: { o: { ...output, content: [{}] } } }, false],
  ['no version', { outputs: {} }, false],
])('as the answer to a change it accepts %s: %s', (_, answer, isAccepted) => {
  const { response } = schemaFor('/api/v2/session/s/output')
  expect(response(JSON.parse(JSON.stringify(answer)))).toBe(isAccepted)
})

test.each([
  ['SdSessionGoneError', true],
  ['SessionGone', false],
])('as an error it accepts the type %s: %s', (error, isAccepted) => {
  expect(schemaFor('/api/v2/session/s/close').error({ error, desc: 'The session is gone.' })).toBe(isAccepted)
})

test('as the request of an export it asks for its name', () => {
  const { request } = schemaFor('/api/v2/session/s/export')
  expect([request?.({ parameters: {}, exports: ['e'] }), request?.({ parameters: {} })]).toEqual([true, false])
})
