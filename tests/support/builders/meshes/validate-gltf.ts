import { createRequire } from 'node:module'

type Report = {
  readonly issues: { readonly numErrors: number; readonly numWarnings: number; readonly messages: readonly object[] }
  readonly info: { readonly totalVertexCount: number; readonly totalTriangleCount: number }
}
type Validator = { validateBytes(bytes: Uint8Array, options: { writeTimestamp: boolean }): Promise<Report> }

const validator: Validator = createRequire(import.meta.url)('gltf-validator')

/** What the makers of the format say of a file. */
export function validateGltf(bytes: Uint8Array): Promise<Report> {
  return validator.validateBytes(bytes, { writeTimestamp: false })
}
