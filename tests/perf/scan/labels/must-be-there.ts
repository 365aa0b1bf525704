import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Hex } from './photo-sum.ts'

/** Checks that every photo of the labels exists and is unchanged: a score of fewer, or of others, would mislead. */
export async function mustBeThere(
  folder: string,
  labels: readonly { readonly file: string; readonly sha256: string }[],
): Promise<void> {
  const labelErrors: string[] = []
  for (const { file, sha256 } of labels) {
    const bytes = await readFile(join(folder, file)).catch(() => undefined)
    if (!bytes) labelErrors.push(`${file} is missing`)
    else if (sha256Hex(bytes) !== sha256) labelErrors.push(`${file} is another photo than the one that was labelled`)
  }
  if (labelErrors.length > 0) throw new Error(`${folder}: ${labelErrors.join('; ')}`)
}
