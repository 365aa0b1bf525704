import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything that the built site depends on. */
export const inputFolders = ['content', 'domain', 'machines', 'public', 'scripts/build', 'scripts/texts', 'src']
export const inputFiles = [
  'index.html',
  'lingui.config.ts',
  'package-lock.json',
  'tsconfig.app.json',
  'tsconfig.base.json',
  'vite.config.ts',
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** The id of a build: the same input has the same id, so that it is not built twice. */
export async function inputId(root: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const found = await Promise.all(inputFolders.map((folder) => filesIn(root, folder)))
  const files = [...found.flat(), ...inputFiles.map((file) => join(root, file))].filter((file) => !isTest(file)).sort()
  const hash = createHash('sha256').update(JSON.stringify(environment))
  for (const file of files) {
    const content = await readFile(file)
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 12)
}
