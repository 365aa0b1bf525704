import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve('.cache/debian')
const packages = ['nginx', 'wrk', 'libluajit-5.1-2']

export type DebianPrograms = { readonly nginx: string; readonly wrk: string; readonly libraries: string }

/** Debian's nginx and wrk, downloaded into .cache without installing them; undefined where there is no Debian. */
export function debianPrograms(): DebianPrograms | undefined {
  const programs = { nginx: join(folder, 'usr/sbin/nginx'), wrk: join(folder, 'usr/bin/wrk') }
  if (!existsSync(programs.nginx) || !existsSync(programs.wrk)) {
    mkdirSync(folder, { recursive: true })
    try {
      execFileSync('apt-get', ['download', ...packages], { cwd: folder, stdio: 'ignore' })
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
        execFileSync('dpkg-deb', ['-x', join(folder, file), folder])
    } catch {
      return undefined
    }
  }
  const libraries = join(folder, 'usr/lib')
  return {
    ...programs,
    libraries: readdirSync(libraries)
      .map((name) => join(libraries, name))
      .join(':'),
  }
}
