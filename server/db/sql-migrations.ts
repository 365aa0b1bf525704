import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'

/** Statements end with a semicolon at the end of a line; the migrations contain no function bodies. */
export function splitStatements(text: string): string[] {
  return text
    .split(/;[ \t]*(?:\r?\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

function toMigration(text: string): Migration {
  return {
    async up(db) {
      for (const statement of splitStatements(text)) await sql.raw(statement).execute(db)
    },
  }
}

/** Migrations are plain SQL files, applied in the order of their names. */
export function sqlMigrations(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
      const entries = names.map(
        async (name) =>
          [name.slice(0, -'.sql'.length), toMigration(await readFile(join(folder, name), 'utf8'))] as const,
      )
      return Object.fromEntries(await Promise.all(entries))
    },
  }
}
