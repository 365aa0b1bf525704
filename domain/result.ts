/** An expected outcome as a value: success, or a code of a closed list with its facts. */
export type Result<Value, Code extends string, Facts = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code; readonly facts: Facts }

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function fail<Code extends string>(
  code: Code,
): { readonly ok: false; readonly code: Code; readonly facts: undefined }
export function fail<Code extends string, Facts>(
  code: Code,
  facts: Facts,
): { readonly ok: false; readonly code: Code; readonly facts: Facts }
export function fail(code: string, facts?: unknown) {
  return { ok: false, code, facts }
}
