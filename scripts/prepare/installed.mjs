import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

async function listPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * The packages that are missing, by npm's own list of what it installed. Packages for other platforms are optional and
 * may be absent; an installed one must have the wanted version.
 * @param {Record<string, any>} wanted
 * @param {Record<string, any>} there
 * @returns {string[]}
 */
export function missingPackages(wanted, there) {
  return Object.entries(wanted)
    .filter(([path]) => path !== '')
    .filter(([path, { version, optional }]) => (there[path] ? there[path].version !== version : !optional))
    .map(([path]) => path.replace(/^node_modules\//, ''))
}

/** Whether node_modules contains the packages of package-lock.json, however they were installed. */
export async function isInstalled(root) {
  const wanted = await listPackages(join(root, 'package-lock.json'))
  const there = await listPackages(join(root, 'node_modules', '.package-lock.json'))
  return missingPackages(wanted, there).length === 0
}
