import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'

type Media = { readonly content?: { readonly 'application/json'?: { readonly schema: object } } }
type Operation = { readonly requestBody?: Media; readonly responses: Readonly<Record<string, Media>> }
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> & { readonly ResParameter: Schema } }
}
type Schema = {
  required?: string[] | undefined
  properties?: Readonly<Record<string, object>>
  allOf?: object[]
  oneOf?: object[]
}

const file = new URL('../../data/shapediver/geometry-backend-v2.json', import.meta.url)

/** What one path of the Geometry Backend reads and answers, by ShapeDiver's own description of it. */
export type PathSchemas = {
  readonly path: RegExp
  readonly method: string
  /** The status of success. */
  readonly status: number
  readonly request: ValidateFunction | undefined
  readonly response: ValidateFunction
  readonly error: ValidateFunction
}

export function readSchemas(): readonly PathSchemas[] {
  const document: Document = JSON.parse(readFileSync(file, 'utf8'))
  correct(document)
  // Its formats and its `nullable` are those of OpenAPI 3.0, not all of JSON Schema.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true }).addSchema(document, 'backend')
  const compile = (media: Media | undefined) => {
    const schema = media?.content?.['application/json']?.schema as { $ref: string } | undefined
    return schema && ajv.compile({ $ref: `backend${schema.$ref}` })
  }
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, responses }]) => {
      const [status = ''] = Object.keys(responses).filter((one) => one !== 'default')
      const [response, error] = [compile(responses[status]), compile(responses.default)]
      if (!response || !error) throw new Error(`${path} has no response`)
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([\\w-]+)')}$`)
      return {
        path: pattern,
        method: method.toUpperCase(),
        status: Number(status),
        request: compile(requestBody),
        response,
        error,
      }
    }),
  )
}

/** Corrects what keeps the file from being used as it stands (tests/data/shapediver/README.md). */
function correct(document: Document): void {
  const { schemas } = document.components
  schemas.ResParameter.required = schemas.ResParameter.required?.map((name) => (name === 'defvali' ? 'defval' : name))
  for (const name of ['ResOutput', 'ResExport']) {
    const [whole, definition] = [schemas[name], schemas[`${name}Definition`]]
    const { version: _never, ...properties } = definition?.properties ?? {}
    if (whole?.allOf) whole.allOf[0] = { ...definition, properties }
  }
  for (const name of ['ReqCustomizationOrCache', 'ReqCustomizationOrExport']) {
    const { oneOf: anyOf, ...either } = schemas[name] ?? {}
    Object.assign(document.components.schemas, { [name]: { ...either, anyOf } })
  }
}
